// Goal: no foreign text becomes a formula in a spreadsheet, whichever separator the program uses.
// Method: the output is split as spreadsheet programs do it, at commas and, where a comma separates
// decimals, at semicolons, and each cell is interpreted as the program does.
import { expect, test } from 'vitest';
import { headingsOf, type WorksheetColumn } from '#shared/sheets/worksheet-column.ts';
import { writeCsv } from '#shared/sheets/write-csv.ts';

const columns = ['number', 'text', 'text'].map(
  (kind, i) => ({ kind, heading: `c${i}` }) as WorksheetColumn,
);

async function written(row: (string | null)[]): Promise<string> {
  async function* portions() {
    yield [row];
  }
  const parts: Uint8Array[] = [];
  for await (const part of writeCsv(columns, portions())) parts.push(part);
  return Buffer.concat(parts).toString().split('\r\n').slice(1).join('\r\n').trimEnd();
}

/**
 * The cells as a program reads them that splits at this separator; quotes enclose only a whole
 * cell.
 */
function cells(text: string, separators: string): string[] {
  const found: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let i = 0; i <= text.length; i++) {
    const sign = text[i] ?? '\n';
    if (isQuoted && sign === '"' && text[i + 1] === '"') cell += text[i++];
    else if (isQuoted && sign === '"') isQuoted = false;
    else if (isQuoted && i < text.length) cell += sign;
    else if (sign === '"' && cell === '') isQuoted = true;
    else if (separators.includes(sign) || sign === '\n' || sign === '\r') {
      found.push(cell);
      cell = '';
    } else cell += sign;
  }
  return found;
}

const runs = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠]/u;

test.each([
  '=1+1',
  ' =1+1',
  '\t=1+1',
  'Berg;=1+1',
  'Berg; =1+1',
  'Berg;"=1+1',
  'Berg;"";"=1+1"',
  'Berg\t=1+1',
  'Berg\n=1+1',
  'Berg\n"=1+1;',
  'Berg\r\n+1;@SUM(A1)',
  ';=1+1;=2+2',
  ';;＝1+1',
  ...[
    '\u200b',
    '\ufeff',
    '\u2060',
    '\u00ad',
    '\u202e',
    '\u3164',
    '\u2800',
    '\u0001',
    '\u{e0001}',
  ].flatMap((sign) => [
    `${sign}=1+1`,
    ` ${sign}${sign}+1`,
    `Berg;${sign}@SUM(A1)`,
    `Berg\n"${sign}-1`,
  ]),
])('%j is not a formula in any cell', async (name) => {
  for (const row of [
    ['-1', name, 'x'],
    ['-1', 'x', name],
  ]) {
    const text = await written(row);
    for (const separators of [',', ';', '\t', ',;\t']) {
      const [first, ...rest] = cells(text, separators);
      expect(first).toMatch(/^-1/);
      for (const cell of rest) expect(cell, `${text} at ${separators}`).not.toMatch(runs);
    }
  }
});

test.each([
  ['Berg; Hansen & Co', '"Berg; Hansen & Co"'],
  ['a-b = c', 'a-b = c'],
  ['Åse, "the" first', '"Åse, ""the"" first"'],
  ['00012345678903', '"=""00012345678903"""'],
  ['12345678901234', '"=""12345678901234"""'],
  ['+47 412 34 567', '"=""+47 412 34 567"""'],
  ['+47 1,=2', '"\'+47 1,\'=2"'],
  ['920449433', '920449433'],
  ['Berg,=1+1', '"Berg,\'=1+1"'],
])('%j is written unchanged', async (name, field) => {
  expect(await written(['-1', name, null])).toBe(`-1;${field};`);
});

test('a repeated heading gets a number that makes it unique', () => {
  const named = (heading: string) => ({ heading, kind: 'text' }) as WorksheetColumn;
  const columns = ['Kreditert', 'Sum', 'Kreditert (2)', 'Kreditert', 'Kreditert'].map(named);
  const headings = ['Kreditert', 'Sum', 'Kreditert (2)', 'Kreditert (3)', 'Kreditert (4)'];
  expect(headingsOf(columns)).toEqual(headings);
});
