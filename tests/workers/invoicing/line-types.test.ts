// Goal: kinds and units of lines have the same labels in the editor, on the document and in the
// console.
// Method: the labels of the database, the portal, the PDF and the console are compared.
import { beforeAll, expect, test } from 'vitest';
import { readWords } from '#forms/words/read-words.ts';
import english from '#portal/modules/invoicing/public/messages.en.json' with { type: 'json' };
import norwegian from '#portal/modules/invoicing/public/messages.nb.json' with { type: 'json' };
import { documentPdfTexts } from '#workers/modules/invoicing/pdf/document-drawing.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

const screens = { nb: norwegian, en: english };

test.each(['nb', 'en'] as const)('in %s', async (language) => {
  const rows = await database.rolledBack((tx) =>
    tx.query<{ type: string; name: string }>(
      `select t as type, app_hidden.line_type_name(t, $1::app_public.language) as name
       from unnest(enum_range(null::app_public.line_type)) t`,
      [language.toUpperCase()],
    ),
  );
  const inDatabase = Object.fromEntries(rows.map(({ type, name }) => [type, name]));
  expect(readWords(language).values.LineType).toEqual(inDatabase);
  const { units } = documentPdfTexts[language];
  const onDocument = Object.entries(units).flatMap(([unit, [one, other]]) => [
    [`${unit}_one`, one],
    [`${unit}_other`, other],
  ]);
  expect(screens[language].unit).toEqual(Object.fromEntries(onDocument));
});
