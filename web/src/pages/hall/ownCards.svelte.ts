import { api, ask, Refused, Unreachable, type Schemas } from '../../api/ask';
import type { GameName } from '../../api/games';
import { say } from '../../i18n/messages.svelte';
import { troubleSaid } from '../../i18n/trouble';

export type CardPreview = Schemas['CardPreview'];
export type CardFault = Schemas['CardFault'];
type CardFile = Schemas['CardFile'];

const MOST = 100_000; // bytes of all files together; ours have 13 000
const KINDS = /\.(csv|json)$/i;

/** Cards of one's own for a new table: files are sent as they are, and only the server reads them. */
export class OwnCards {
  mine = $state(false);
  busy = $state(false);
  trouble = $state('');
  verdict = $state.raw<Schemas['CardsVerdict'] | null>(null);
  private name = '';
  private files = $state.raw<CardFile[]>([]);

  constructor(readonly game: GameName) {}

  get count(): number {
    return this.files.length;
  }

  get called(): string {
    return this.name;
  }

  /** Nothing is wrong: the standard cards, or own ones without a fault. */
  get ready(): boolean {
    return !this.mine || (!this.busy && !!this.verdict && !this.verdict.faults.length);
  }

  /** Why a table cannot be made yet, in words. */
  get waiting(): string {
    if (this.ready) return '';
    const faults = this.verdict?.faults.length ?? 0;
    return faults ? say('cards-waits', { count: faults }) : this.busy ? say('cards-reading') : say('cards-bring');
  }

  request(): Schemas['OwnCards'] | null {
    return this.mine && this.verdict ? { name: this.verdict.name, files: this.files } : null;
  }

  /** Takes files that were dropped or chosen; a folder names the set, else its first file does. */
  async take(files: File[], folder = ''): Promise<void> {
    const known = files.filter((file) => KINDS.test(file.name));
    const chosen = known.length ? known : files;
    if (!chosen.length) return;
    this.trouble = '';
    if (chosen.reduce((sum, file) => sum + file.size, 0) > MOST) {
      this.trouble = say('cards-too-large');
      return;
    }
    const read: CardFile[] = [];
    for (const file of chosen) {
      const text = await file.text();
      if (text.includes('\u0000') || text.includes('\ufffd')) {
        this.trouble = say('cards-unreadable', { file: file.name });
        return;
      }
      read.push({ name: file.name, text });
    }
    this.name = (folder || chosen[0]?.name.replace(KINDS, '') || 'cards').slice(0, 60);
    this.files = read;
    await this.judge();
  }

  /** Puts what was probably meant in place of a fault. */
  mend({ file, line, column, fix }: CardFault): Promise<void> {
    return this.judge({ file, line, column, value: fix });
  }

  private async judge(mend?: Schemas['Mend']): Promise<void> {
    const body = { name: this.name, files: this.files, ...(mend && { mend }) };
    this.busy = true;
    try {
      const verdict = await ask(() => api.POST('/api/games/{game}/cards', { params: { path: { game: this.game } }, body }));
      const text = verdict.mended;
      if (mend && text !== null) this.files = this.files.map((each) => (each.name === mend.file ? { ...each, text } : each));
      this.verdict = verdict;
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof Unreachable)) throw error;
      this.trouble = troubleSaid(error);
    } finally {
      this.busy = false;
    }
  }
}

/** All files of what was dropped, and the name of the folder if it was one. */
export async function dropped(items: DataTransferItemList): Promise<{ files: File[]; folder: string }> {
  const found = [...items].flatMap((item) => item.webkitGetAsEntry() ?? item.getAsFile() ?? []); // at once: it is gone later
  const [first] = found;
  const folder = found.length === 1 && first && 'isDirectory' in first && first.isDirectory ? first.name : '';
  return { files: (await Promise.all(found.map((each) => ('isFile' in each ? within(each) : [each])))).flat(), folder };
}

async function within(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) return [await new Promise<File>((done, fail) => (entry as FileSystemFileEntry).file(done, fail))];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const inside = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
  return (await Promise.all(inside.filter((each) => each.isFile).map(within))).flat();
}
