// Goal: names with a retired word and comments that open with a question word are found, with the standard term.
// Method: a folder with one file each.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { languageOffences } from '#tools/check/language/language-offences.ts';

function offencesOf(file: string, text: string): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'honorar-language-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  return languageOffences(root).map(({ line, what, cure }) => `${line}: ${what} – ${cure}`);
}

const like = (text: string) => expect.stringContaining(text);

test.each([
  ['a variable', 'const isTold = true;', 'isTold'],
  ['a function', 'export function leaveSheet() {}', 'leaveSheet'],
  ['a type', 'type HeldReason = string;', 'HeldReason'],
  ['a parameter', 'const run = (wishes: string[]) => wishes;', 'wishes'],
  ['a member', 'interface Draft {\n  saidIn: string;\n}', 'saidIn'],
  ['a constant', 'const SAID_OF_MAILS = 1;', 'SAID_OF_MAILS'],
  ['a part of an object', 'const { said } = text();', 'said'],
])('the name of %s with a retired word is found', (_what, text, name) => {
  const offence = like(`${name} has a word that is retired – Write `);
  expect(offencesOf('portal/app/example.ts', text)).toEqual([offence]);
});

test.each([
  ['a file', 'portal/app/useTold.ts', 'useTold', 'feedback'],
  ['a function of SQL', 'db/modules/core/functions/kept_rows.sql', 'kept_rows', 'stored'],
])(
  'the name of %s with a retired word is found, with the standard term',
  (_what, file, name, cure) => {
    expect(offencesOf(file, '')).toEqual([
      like(`1: ${name} has a word that is retired – Write ${cure}`),
    ]);
  },
);

test.each([
  [
    'a docstring',
    'portal/app/example.tsx',
    '/** What a row holds. */\nexport const a = <b />;',
    1,
    'What',
  ],
  ['a line', 'workers/core/example.ts', 'const a = 1;\n// Whoever reads it.\n', 2, 'Whoever'],
  ['the inside of a block', 'plugins/core/example.ts', 'f({\n  // Where it is.\n});', 2, 'Where'],
  [
    'a file of SQL',
    'db/modules/core/functions/rows.sql',
    'select 1;\n-- How much it is.\n',
    2,
    'How',
  ],
])(
  'a comment that opens with a question word is found in %s',
  (_what, file, text, line, opening) => {
    expect(offencesOf(file, text)).toEqual([
      like(`${line}: a comment opens with ${opening} – Open it with the noun or the verb`),
    ]);
  },
);

test.each([
  ['a name of a standard', 'portal/app/example.ts', 'const options = { keepAlive: 1 };'],
  ['a retired word inside another', 'portal/app/example.ts', 'const worksheet = 1, keyboard = 2;'],
  ['a retired word in a text', 'portal/app/example.ts', "const text = 'what was said';"],
  ['a question', 'portal/app/example.ts', '// What if both are zero? Then it is nothing.\nf();'],
  [
    'the second line of a comment',
    'portal/app/example.ts',
    '// Rows that a caller sees.\n// What is left.',
  ],
  ['a comment inside a text', 'portal/app/example.ts', "const sql = '/* What it is. */';"],
  ['a test', 'portal/app/example.test.ts', 'const told = 1;'],
  ['a file that is generated', 'portal/app/example.generated.ts', 'const told = 1;'],
  ['a committed migration', 'db/migrations/committed/000001-a.sql', '-- What it does.\n'],
])('%s is no offence', (_what, file, text) => {
  expect(offencesOf(file, text)).toEqual([]);
});
