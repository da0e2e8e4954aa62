import path from 'node:path/posix';
import { WorksheetFault, type WorksheetLimits, type WorksheetRow } from './worksheet.ts';
import { worksheetReader } from './worksheet-reader.ts';
import { unpack, xmlReader } from './xml-reader.ts';

/** Of the parts that are read, in all; a list of 2 000 people has less than one megabyte. */
const mostUnfolded = 16_000_000;
const mostTexts = 200_000;
const book = 'xl/workbook.xml';
const relations = 'xl/_rels/workbook.xml.rels';
const texts = 'xl/sharedStrings.xml';

/** The shared strings in their order, without phonetic readings. */
function textsReader(found: string[]) {
  let text = '';
  let inside = '';
  return xmlReader({
    open(name) {
      if (name === 'si') text = '';
      if (inside !== 'rPh') inside = name;
    },
    text(content) {
      if (inside === 't') text += content;
    },
    close(name) {
      if (name === inside) inside = '';
      if (name !== 'si') return;
      if (found.length === mostTexts) throw new WorksheetFault('TOO_BIG', 'too many texts');
      found.push(text);
    },
  });
}

/** The path of a workbook's first sheet, and the strings its cells share. */
async function readBook(bytes: Buffer) {
  const shared: string[] = [];
  const targets = new Map<string, string>();
  let first: string | null = null;
  const readers: Record<string, ReturnType<typeof xmlReader>> = {
    [book]: xmlReader({
      open(name, attributes) {
        if (name === 'sheet') first ??= attributes['r:id'] ?? null;
      },
    }),
    [relations]: xmlReader({
      open(_name, { Id = '', Target = '' }) {
        targets.set(Id, path.resolve('/xl', Target).slice(1));
      },
    }),
    [texts]: textsReader(shared),
  };
  await unpack(bytes, mostUnfolded, (name) => readers[name] ?? null);
  const worksheet = first && targets.get(first);
  if (!worksheet) throw new WorksheetFault('IMPORT_ERROR', 'no sheet');
  return { worksheet, shared };
}

/**
 * Reads the first sheet of a workbook: the shown values of its cells, and no formula, macro or other file in
 * it.
 */
export async function readXlsx(bytes: Buffer, limits: WorksheetLimits): Promise<WorksheetRow[]> {
  const { worksheet, shared } = await readBook(bytes);
  const { rows, read } = worksheetReader(shared, limits);
  await unpack(bytes, mostUnfolded, (name) => (name === worksheet ? read : null));
  return rows;
}
