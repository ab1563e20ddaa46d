import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

/** The path of a drawing, or a URL, is as long as it is. */
const LONG = '\\bd="|\\bd=\\{|^\\s*[\'"`][MmLlHhVvCcSsQqTtAaZz\\d\\s.,-]+[\'"`],?$';

export default defineConfig(
  { ignores: ['src/api/schema.d.ts', 'node_modules'] },
  ts.configs.recommended,
  svelte.configs.recommended,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } } },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/prefer-svelte-reactivity': 'off', // what is watched is replaced as a whole
      'max-len': ['error', { code: 140, ignorePattern: LONG, ignoreUrls: true }],
    },
  },
);
