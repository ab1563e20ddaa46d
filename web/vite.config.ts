import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';

const OUT = '../src/meadhall/server/web';
/** What nearly every page needs is one file, not twenty. */
const SHARED = /[\\/]web[\\/]src[\\/](api|i18n|look|mishap|sound[\\/]clicked|[a-z.]+\.ts)/;
const SHRINKS = new Set(['.js', '.css', '.svg', '.html', '.json']);

/** Each text lies beside its compressed forms, so that the server only picks one. */
function shrink(): Plugin {
  const walk = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? walk(path) : [path];
    });
  return {
    name: 'shrink',
    apply: 'build',
    closeBundle() {
      for (const path of walk(OUT).filter((each) => SHRINKS.has(extname(each)))) {
        const text = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(text));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

/** While the client is worked on, `vite` serves it in front of a table server of this machine. */
const table: ProxyOptions = {
  target: 'http://localhost:8420',
  configure: (proxy) => proxy.on('proxyReq', (request) => request.removeHeader('origin')),
};

export default defineConfig({
  base: './',
  plugins: [svelte(), shrink()],
  build: {
    outDir: OUT,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED, minShareCount: 3 }] } },
    },
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': table, '/healthz': table }, fs: { allow: ['..'] } },
});
