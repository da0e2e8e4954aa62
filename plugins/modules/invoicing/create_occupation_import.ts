import { readWords } from '#forms/words/read-words.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import { readOnce } from '#shared/read-once.ts';
import { readDataUrl } from '../../core/files/read-data-url.ts';
import type { Prepare } from '../../core/mutations/prepare.ts';
import { readWorksheetApart } from '../../core/sheets/read-worksheet-apart.ts';
import { WorksheetFault, type WorksheetRow } from '../../core/sheets/worksheet.ts';

const mostLines = 2_000;
const limits = { bytes: 1_000_000, rows: mostLines + 1, columns: 50, characters: 4_000 };

const fields = ['code', 'name', 'nameEn', 'shortName', 'payrollCode', 'tagList', 'isEnabled'];

/** As people write it: whatever the case, the spaces and the hyphens. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The labels in both languages, so that an exported list can be imported, and the names of the fields. */
const headings = readOnce(() => {
  const found = new Map(fields.map((field) => [bare(field), field]));
  for (const language of ['nb', 'en']) {
    const words = wordsIn(readWords(language, ['core', 'invoicing']));
    for (const field of fields)
      found.set(bare(words.field(`occupation_codes.${field}`).label), field);
  }
  return found;
});

/** The cells of each line by the field its heading names; null without a heading for codes. */
function rowsOf([first, ...others]: readonly WorksheetRow[]) {
  const columns = (first?.cells ?? []).map((heading) => headings().get(bare(heading)));
  if (!columns.includes('code') || others.length === 0) return null;
  return others.map(({ row, cells }) => ({
    row,
    ...Object.fromEntries(
      columns.flatMap((field, at) => (field && cells[at] ? [[field, cells[at]]] : [])),
    ),
  }));
}

/** Reads the file into rows; the database decides which of them it takes. */
export const lookUp: Prepare = async (input, { request: { session } }) => {
  const { occupationFile } = input as { occupationFile?: { data: string } | string };
  if (!occupationFile || !session?.user_id) return {};
  const data = typeof occupationFile === 'string' ? occupationFile : occupationFile.data;
  const bytes = readDataUrl(data);
  if (!bytes) return { refusal: 'INVALID' };
  try {
    const rows = rowsOf(await readWorksheetApart(bytes, limits));
    return rows ? { rows } : { refusal: 'IMPORT_ERROR' };
  } catch (error) {
    if (error instanceof WorksheetFault) return { refusal: error.code };
    throw error;
  }
};
