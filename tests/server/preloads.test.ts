import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { preloadsOf } from '#server/front-ends/preloads.ts';

// Goal: a page preloads everything that its screen loads first, with style sheets in the order that
// they require. Method: the manifest of a build with a few files, and the links made from it.
let folder: string;

const LIST = '/v2/nb/personal/kari/invoicemore/payout-service/invoices';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'honorar-preloads-'));
  await mkdir(path.join(folder, '.vite'));
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_base.js'] },
    '_base.js': { file: 'assets/base.js', css: ['assets/base.css'] },
    '_kit.js': { file: 'assets/kit.js', css: ['assets/kit.css'], imports: ['_base.js'] },
    'app/App.tsx': { file: 'assets/App.js', css: ['assets/App.css'], imports: ['_kit.js'] },
    'app/messages.nb.json': { file: 'assets/app.nb.js' },
    'app/messages.en.json': { file: 'assets/app.en.js' },
    '../virtual:words/nb/words-invoicing': { file: 'assets/words.nb.js' },
    'modules/invoicing/list/Invoices.tsx': { file: 'assets/Invoices.js', imports: ['_kit.js'] },
    'modules/identity/ExistingUser.tsx': { file: 'assets/ExistingUser.js', imports: ['_base.js'] },
  };
  await writeFile(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
});

const linksOf = (url: string) =>
  preloadsOf(folder, url).map(({ markup }) =>
    /rel="(\w+)" crossorigin href="([^"]+)"/.exec(markup)?.slice(1).join(' '),
  );

test.each([`${LIST}?page=2`, LIST.replace('/invoices', '')])(
  '%s preloads the frame of the account, its screen, texts and styles, each once',
  (url) => {
    expect(linksOf(url)).toEqual([
      'modulepreload /assets/app.nb.js',
      'modulepreload /assets/kit.js',
      'stylesheet /assets/kit.css',
      'modulepreload /assets/App.js',
      'stylesheet /assets/App.css',
      'modulepreload /assets/Invoices.js',
      'modulepreload /assets/words.nb.js',
    ]);
  },
);

test('a public screen is preloaded without the frame, in the language of its address', () => {
  expect(linksOf('/v2/en/login/existing-user')).toEqual([
    'modulepreload /assets/app.en.js',
    'modulepreload /assets/ExistingUser.js',
  ]);
});

test.each(['/', '/v2/no/login/existing-user', '/sandbox/'])('%s preloads nothing', (url) => {
  expect(linksOf(url)).toEqual([]);
});

test('a folder without a build preloads nothing', () => {
  expect(preloadsOf(tmpdir(), LIST)).toEqual([]);
});
