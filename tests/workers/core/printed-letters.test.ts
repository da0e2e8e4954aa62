// Goal: the letters that the database accepts as printable are the letters that documents print, so
// that no user finds a question mark on a sent document.
// Method: every letter but those of Han and Hangul, none of which is printed, checked in both;
// emoji are not letters.
import { beforeAll, expect, test } from 'vitest';
import { drawable } from '#workers/core/pdf/pdf-canvas.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const isLetter = /[\p{L}\p{N}\p{M}\p{P}\p{S}]/u;
const picture =
  /[\p{Extended_Pictographic}\p{Default_Ignorable_Code_Point}\p{Regional_Indicator}]/u;

/** Printed as a question mark, a blank of Braille, and a letter that Postgres does not know yet. */
const received = /[?\u2800\ua7f1]/;

const isHalf = (point: number) => point >= 0xd800 && point <= 0xdfff;

test('the database knows the letters of the font', async () => {
  const letters = Array.from({ length: 0x1f000 }, (_, point) => point + 1)
    .filter((point) => point < 0x3500 || (point > 0xd7ff && point < 0x17000 && !isHalf(point)))
    .map((point) => String.fromCodePoint(point).normalize('NFC'))
    .filter(
      (letter) =>
        isLetter.test(letter) &&
        !picture.test(letter) &&
        !received.test(letter + letter.normalize('NFKC')),
    );
  const requested = [...new Set(letters)];
  const rows = await database.rolledBack((tx) =>
    tx.query<{ lost: string[] }>(
      `select array_agg(letter) as lost from jsonb_array_elements_text($1) letter
       where app_hidden.letters_not_printed(letter) is not null`,
      [JSON.stringify(requested)],
    ),
  );
  const lost = new Set(rows[0]?.lost ?? []);
  const differing = requested.filter(
    (letter) => drawable(letter, 'text').text.includes('?') !== lost.has(letter),
  );
  expect(differing.map((letter) => letter.codePointAt(0)?.toString(16))).toEqual([]);
});
