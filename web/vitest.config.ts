import { mergeConfig } from 'vitest/config';
import built from './vite.config.ts';

/** The tests run on the client as it is built, with what a browser would load of each package. */
export default mergeConfig(built, {
  resolve: { conditions: ['browser'] },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/browser.ts'] },
});
