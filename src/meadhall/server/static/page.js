const WORDS = {
  en: {
    about: "Two Viking board games at one table",
    eketorp: "Ring forts, sealed plans, sieges",
    shipwrights: "Draft, craft, set sail",
    players: "players",
    ready: "The hall is open.",
    compiling: "The rules are being prepared, once for this version …",
    failed: "The rules could not be prepared:",
    away: "The server does not answer.",
    link: "Your link opens a place at a table. Keep it: it is the key. The board for browsers is still being carved; until then, programs play.",
    docs: "How programs talk to the server",
  },
  it: {
    about: "Due giochi vichinghi attorno a un tavolo",
    eketorp: "Forti ad anello, piani segreti, assedi",
    shipwrights: "Scegli, costruisci, salpa",
    players: "giocatori",
    ready: "La sala è aperta.",
    compiling: "Preparo le regole: succede una volta sola per questa versione …",
    failed: "Non è stato possibile preparare le regole:",
    away: "Il server non risponde.",
    link: "Il tuo link apre un posto a un tavolo. Conservalo: è la chiave. Il tabellone per il browser è ancora da intagliare; per ora giocano i programmi.",
    docs: "Come i programmi parlano al server",
  },
  fr: {
    about: "Deux jeux de Vikings autour d’une table",
    eketorp: "Forts circulaires, plans secrets, sièges",
    shipwrights: "Choisissez, bâtissez, prenez la mer",
    players: "joueurs",
    ready: "La salle est ouverte.",
    compiling: "Préparation des règles, une seule fois pour cette version …",
    failed: "Les règles n’ont pas pu être préparées :",
    away: "Le serveur ne répond pas.",
    link: "Votre lien ouvre une place à une table. Gardez-le : c’est la clé. Le plateau pour navigateur est encore en chantier ; d’ici là, ce sont les programmes qui jouent.",
    docs: "Comment les programmes parlent au serveur",
  },
};
const language = (navigator.languages ?? []).map((each) => each.slice(0, 2)).find((each) => each in WORDS) ?? "en";
const words = WORDS[language];
const [about, state, progress, link] = ["about", "state", "progress", "link"].map((id) => document.getElementById(id));

document.documentElement.lang = language;
about.textContent = words.about;
link.textContent = words.link;
for (const each of document.querySelectorAll("[data-words]")) each.textContent = words[each.dataset.words];

function show(mood, text) {
  state.className = mood;
  if (state.textContent !== text) state.textContent = text; // said once by screen readers
  progress.hidden = mood !== "compiling";
}

async function look() {
  let wait = 1000;
  try {
    const { ready, compiling } = await (await fetch("healthz")).json();
    progress.max = compiling.of || 1;
    progress.value = compiling.done;
    if (ready) show("ready", words.ready);
    else if (compiling.failed) show("failed", `${words.failed} ${compiling.failed}`);
    else show("compiling", words.compiling);
    if (ready) wait = 30000;
  } catch {
    show("failed", words.away);
  }
  setTimeout(look, wait);
}

function greet() {
  link.hidden = !/^#(host|join|watch|seat|claim)\//.test(location.hash);
}

addEventListener("hashchange", greet);
greet();
look();
