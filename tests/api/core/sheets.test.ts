// Goal: a list from a spreadsheet is read as its author sees it, and a malicious file costs little
// and gains nothing. Method: files of every kind and trick, as bytes.
import { crc32, deflateRawSync } from 'node:zlib';
import { strToU8, Zip, type ZipInputFile, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readWorksheet } from '#plugins/core/sheets/read-worksheet.ts';
import { readWorksheetApart } from '#plugins/core/sheets/read-worksheet-apart.ts';
import type { WorksheetColumn } from '#shared/sheets/worksheet-column.ts';
import { writeXlsx } from '#shared/sheets/write-xlsx.ts';

const limits = { bytes: 5_000_000, rows: 2_001, columns: 50, characters: 1_000 };

const read = (bytes: Buffer) => readWorksheet(bytes, limits);
const csv = (text: string, encoding: BufferEncoding = 'utf8') => read(Buffer.from(text, encoding));

const book = '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="rId7"/></sheets></workbook>';
const relations = '<a><b Id="rId7" Target="worksheets/first.xml"/></a>';
const nothing = '<sst/>';

/** A workbook of one sheet with the given XML. */
function workbook(sheet: string, shared = nothing): Buffer {
  const files = {
    'xl/workbook.xml': strToU8(book),
    'xl/_rels/workbook.xml.rels': strToU8(relations),
    'xl/sharedStrings.xml': strToU8(shared),
    'xl/worksheets/first.xml': strToU8(sheet),
    'xl/vbaProject.bin': strToU8('Sub AutoOpen()'),
  };
  return sheet.length > 1e6 ? packed(files) : Buffer.from(zipSync(files));
}

/** The same by Node's own zlib, which compresses two hundred megabytes in a tenth of the time. */
function packed(files: Record<string, Uint8Array>): Buffer {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [filename, bytes] of Object.entries(files)) {
    const file: ZipInputFile = { filename, size: bytes.length, crc: crc32(bytes), compression: 8 };
    zip.add(file);
    file.ondata?.(null, deflateRawSync(bytes, { level: 1 }), true);
  }
  zip.end();
  return Buffer.concat(chunks);
}
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

test('rows are numbered as spreadsheet programs do, and blank ones are skipped', async () => {
  expect(await csv('E-post;Fornavn\r\n"a;b@x.no";"Åse\nMarie"\r\n\r\n ; \r\nc@x.no;Ø\r\n')).toEqual(
    [
      { row: 1, cells: ['E-post', 'Fornavn'] },
      { row: 2, cells: ['a;b@x.no', 'Åse\nMarie'] },
      { row: 5, cells: ['c@x.no', 'Ø'] },
    ],
  );
});

test.each([
  ['commas, UTF-8', Buffer.from('a@x.no,Åse')],
  ['semicolons, UTF-8 with a byte order mark', Buffer.from('\ufeffa@x.no;Åse')],
  ['semicolons, Windows-1252', Buffer.from('a@x.no;Åse', 'latin1')],
  ['tabs', Buffer.from('a@x.no\tÅse')],
])('%s', async (_, bytes) => {
  expect(await read(bytes)).toEqual([{ row: 1, cells: ['a@x.no', 'Åse'] }]);
});

test('bytes of Windows-1252 are decoded as intended', async () => {
  expect(await read(Buffer.from([0x80, 0x3b, 0x99]))).toEqual([{ row: 1, cells: ['€', '™'] }]);
});

test('a workbook: shared strings, rich text, numbers, and the result of a formula', async () => {
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="str"><f>HYPERLINK("http://x")</f><v>Kari</v></c></row>' +
    '<row r="7"><c r="B7"><v>12</v></c><c r="C7" t="inlineStr"><is><t>=1+1</t></is></c></row>';
  const shared = '<sst><si><r><t>E-</t></r><r><t>post</t></r><rPh><t>kana</t></rPh></si></sst>';
  expect(await read(workbook(sheet(rows), shared))).toEqual([
    { row: 1, cells: ['E-post', '', 'Kari'] },
    { row: 7, cells: ['', '12', '=1+1'] },
  ]);
});

test('an export of the product can be read', async () => {
  const columns = ['E-post', 'Fornavn'].map(
    (heading) => ({ kind: 'text', heading }) as WorksheetColumn,
  );
  async function* portions() {
    yield [['kari@x.no', 'Kari & <Åse>']];
  }
  const parts: Uint8Array[] = [];
  for await (const part of writeXlsx(columns, portions())) parts.push(part);
  expect(await read(Buffer.concat(parts))).toEqual([
    { row: 1, cells: ['E-post', 'Fornavn'] },
    { row: 2, cells: ['kari@x.no', 'Kari & <Åse>'] },
  ]);
});

describe('IMPORT_ERROR', () => {
  const whole = workbook(sheet('<row><c><v>1</v></c></row>'.repeat(500)));
  const doctype = '<!DOCTYPE a [<!ENTITY b "bbbb">]>';
  test.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
    ['an older workbook, or one with a password', Buffer.from('d0cf11e0a1b11ae10000', 'hex')],
    ['UTF-16', Buffer.from('\ufeffa@x.no;Åse', 'utf16le')],
    ['a quote that is not closed', Buffer.from('a,b\n"c,d')],
    ['a zip with other contents', Buffer.from(zipSync({ 'a.txt': strToU8('a') }))],
    ['a truncated workbook', whole.subarray(0, whole.length / 2)],
    ['a truncated sheet', workbook('<worksheet><sheetData><row>')],
    [
      'entities that a file defines itself',
      workbook(doctype + sheet('<row><c><v>&b;</v></c></row>')),
    ],
  ])('%s', async (_, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'IMPORT_ERROR' });
  });
});

describe('TOO_BIG', () => {
  const cells = '<c><v>1</v></c>';
  test.each([
    ['bytes', Buffer.alloc(limits.bytes + 1, 'a,')],
    ['rows', Buffer.from('a@x.no\n'.repeat(2_002))],
    ['a million columns', Buffer.from('a,'.repeat(1_000_000))],
    ['a million columns without text', Buffer.from(`${','.repeat(1_000_000)}a`)],
    ['a million lines without text', Buffer.from('\n'.repeat(1_000_000))],
    ['a million columns of a workbook', workbook(sheet(`<row>${cells.repeat(1_000_000)}</row>`))],
    ['a cell far out', workbook(sheet('<row><c r="XFD1"><v>1</v></c></row>'))],
    ['rows of a workbook', workbook(sheet(`<row>${cells}</row>`.repeat(2_002)))],
    ['a small zip of two hundred megabytes', workbook(sheet(`<row><c><v>${'x'.repeat(2e8)}`))],
    ['cells without text', workbook(sheet(`<row>${'<c/>'.repeat(1_000_000)}</row>`))],
    ['rows without cells', workbook(sheet('<row/>'.repeat(1_000_000)))],
    ['attributes', workbook(sheet(`<row>${'<c a="" b="" d=""/>'.repeat(300_000)}</row>`))],
    [
      'attributes of one element',
      workbook(sheet(`<row ${Array.from({ length: 101 }, (_, i) => `a${i}=""`).join(' ')}/>`)),
    ],
    ['elements within elements', workbook(sheet('<a>'.repeat(1_000)))],
    ['a small zip of shared strings', workbook(sheet(''), `<sst>${'<si/>'.repeat(300_000)}</sst>`)],
  ])('%s', async (_, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'TOO_BIG' });
  });
});

test('the thread reads a sheet alike, and refuses one that is too large', async () => {
  expect(await readWorksheetApart(workbook(sheet('<row><c><v>1</v></c></row>')), limits)).toEqual([
    { row: 1, cells: ['1'] },
  ]);
  const nested = workbook(sheet('<a>'.repeat(1_000)));
  await expect(readWorksheetApart(nested, limits)).rejects.toMatchObject({ code: 'TOO_BIG' });
});

test('a text of megabytes that all cells share is normalised once, however many combining marks it has', async () => {
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(49)}</row>`;
  const all = (text: string) =>
    workbook(sheet(row.repeat(2_000)), `<sst><si><t>${text}</t></si></sst>`);
  const began = performance.now();
  const rows = await read(all(`a${'\u0301\u0316'.repeat(500_000)}`));
  await expect(read(all('å '.repeat(1_000_000)))).rejects.toMatchObject({ code: 'TOO_BIG' });
  // Some two seconds; normalised for each cell it took hours.
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(rows).toHaveLength(2_000);
});

test('while a bomb is unpacked, other requests are answered', async () => {
  const bomb = workbook(sheet(`<row><c><v>${'x'.repeat(100_000_000)}</v></c></row>`));
  const worked = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1e6;
  };
  let longest = 0;
  let last = worked();
  const beat = setInterval(() => {
    longest = Math.max(longest, worked() - last);
    last = worked();
  }, 5);
  await expect(read(bomb)).rejects.toMatchObject({ code: 'TOO_BIG' });
  clearInterval(beat);
  longest = Math.max(longest, worked() - last);
  // A part of all the work, in seconds of the processor: a busy machine keeps the thread waiting besides.
  expect(longest).toBeLessThan(0.3);
});
