import { words } from '../i18n/messages.svelte';
import { api, look, type Schemas } from './ask';

export type Offer = Schemas['Offer'];

/** The games that the server offers: asked for once, and again after a failure. */
class Offers {
  all = $state.raw<Offer[]>([]);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= this.fetch().catch((error: unknown) => {
      this.asked = null;
      throw error;
    });
    return this.asked;
  }

  of(game: string): Offer | undefined {
    return this.all.find((each) => each.game === game);
  }

  private async fetch(): Promise<void> {
    const found = await look(() => api.GET('/api/hall'));
    await words.use(...found.filter((each) => each.plain).map((each) => each.game));
    this.all = found;
  }
}

export const offers = new Offers();
