const WORDS = {
  en: { ready: "The hall is open.", compiling: "The rules are being prepared, once for this version …", failed: "The rules could not be prepared:", away: "The server does not answer.", docs: "How programs talk to the server" },
  it: { ready: "La sala è aperta.", compiling: "Preparo le regole, una volta sola per questa versione …", failed: "Non è stato possibile preparare le regole:", away: "Il server non risponde.", docs: "Come i programmi parlano al server" },
  fr: { ready: "La salle est ouverte.", compiling: "Préparation des règles, une seule fois pour cette version …", failed: "Les règles n’ont pas pu être préparées :", away: "Le serveur ne répond pas.", docs: "Comment les programmes parlent au serveur" },
};
const language = (navigator.languages ?? []).map((each) => each.slice(0, 2)).find((each) => each in WORDS) ?? "en";
const words = WORDS[language];
const state = document.getElementById("state");
const progress = document.getElementById("progress");
document.documentElement.lang = language;
document.getElementById("docs").textContent = words.docs;

async function look() {
  let wait = 1000;
  try {
    const { ready, compiling } = await (await fetch("/healthz")).json();
    state.textContent = ready ? words.ready : compiling.failed ? `${words.failed} ${compiling.failed}` : words.compiling;
    progress.hidden = ready || Boolean(compiling.failed);
    progress.max = compiling.of || 1;
    progress.value = compiling.done;
    wait = ready ? 30000 : 1000;
  } catch {
    state.textContent = words.away;
    progress.hidden = true;
  }
  setTimeout(look, wait);
}
look();
