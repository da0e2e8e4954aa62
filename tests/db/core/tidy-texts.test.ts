// Goal: the database, the server and the browser tidy a text in the same way, so that they validate it alike.
// Method: random texts made of difficult characters are compared; examples show the expected results.
import { beforeAll, expect, test } from 'vitest';
import { tidyEmail } from '#forms/validate/tidy-email.ts';
import { tidyField } from '#forms/validate/tidy-field.ts';
import { tidyText } from '#forms/validate/tidy-text.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

/** Pseudo-random with a seed: the same texts in each run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const hard = [
  ...'  \t\n\r\v\fabzABZ09.,-_@/+()#*…–—æøåÆØÅäöüßẞİIıΣςé',
  ...'\u00a0\u00ad\u034f\u061c\u180b\u180e\u200b\u200c\u200d\u200e\u200f\u2007\u2028\u2029\u202a\u202c\u202e\u202f',
  ...'\u2060\u2066\u2069\u206f\u2800\u3000\u3002\u3164\ufe0e\ufe0f\ufeff\uff0e\uff20\uff61\uffa0\u115f\u0085\u0001\u001b',
  ...'A\u030ao\u0308\u030a\u0301\u2126\u212b\u1e9b\u0323ﬁﬂ㎡①½℀ｈ',
  ...'سلامक्षമলාខ្មែរᠠ한국语日本',
  '👩',
  '\u{1f3fd}',
  '❤',
  '©',
  '\u{1f3f4}',
  '\u{e0067}',
  '\u{e007f}',
  '\u{e0101}',
  '\u{1d173}',
  'NO',
  'MVA',
  'N-',
  'SE',
  'Org.nr. ',
  '920',
  '449',
  '433',
  '0150',
  'blåbær.example',
  '@xn--',
];

function texts(count: number, seed: number): string[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () =>
    Array.from({ length: random(14) }, () => hard[random(hard.length)]).join(''),
  );
}

async function inSql(expression: string, values: readonly string[]): Promise<string[]> {
  return database.rolledBack(async (tx) => {
    const rows = await tx.query<{ tidy: string }>(
      `select ${expression} as tidy from jsonb_array_elements_text($1) with ordinality t (value, place) order by place`,
      [JSON.stringify(values)],
    );
    return rows.map(({ tidy }) => tidy);
  });
}

test('the database tidies a text like server and browser, and tidying is idempotent', async () => {
  const given = texts(6_000, 1);
  const tidy = given.map(tidyText);
  expect(await inSql('app_hidden.tidy_text(value)', given)).toEqual(tidy);
  expect(tidy.map(tidyText)).toEqual(tidy);
});

test('the database and the browser recognize the same combining marks, also at the edges of their ranges', async () => {
  const isMark = (code: number) => /\p{M}/u.test(String.fromCodePoint(code));
  const isAssigned = (code: number) => !/[\p{Cn}\p{Cs}]/u.test(String.fromCodePoint(code));
  const codes = Array.from({ length: 0x10ffff }, (_, code) => code).filter(
    (code) => isAssigned(code) && [code - 1, code, code + 1].some((one) => one > 0 && isMark(one)),
  );
  const given = codes.map((code) => `a${String.fromCodePoint(code).repeat(32)}`);
  const tidy = given.map(tidyText);
  expect(codes.length).toBeGreaterThan(2_000);
  expect(await inSql('app_hidden.tidy_text(value)', given)).toEqual(tidy);
});

test('texts with very many combining marks are tidied alike, and fast', async () => {
  const marks = [
    '\u0301',
    '\u0316',
    '\u0344',
    '\u20dd',
    '\u05b0',
    '\u093f',
    '\ufe0f',
    '\u200b',
    '\u{1d165}',
    '\u{e0100}',
  ];
  const random = randomFrom(4);
  const run = () => Array.from({ length: random(90) }, () => marks[random(marks.length)]).join('');
  const given = Array.from({ length: 500 }, () => `a${run()}\u00e5${run()} ${run()}क${run()}`);
  const tidy = given.map(tidyText);
  expect(await inSql('app_hidden.tidy_text(value)', given)).toEqual(tidy);
  expect(tidy.map(tidyText)).toEqual(tidy);
  const began = performance.now();
  const [many] = await inSql('app_hidden.tidy_text(value)', [`a${'\u0301\u0316'.repeat(50_000)}`]);
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(many).toBe(tidyText(`a${'\u0301\u0316'.repeat(50_000)}`));
});

test('e-mail addresses are tidied alike', async () => {
  const given = texts(3_000, 2).map((text, i) => `kari${i}@${text}`);
  const tidy = given.map(tidyEmail);
  expect(await inSql('app_hidden.tidy_email(value)', given)).toEqual(tidy);
  expect(tidy.map(tidyEmail)).toEqual(tidy);
});

test.each([
  ['orgNumber', null],
  ['organization_number', null],
  ['postalCode', 'NO'],
  ['postal_code', 'SE'],
  ['postalCode', 'DK'],
  ['postalCode', 'FI'],
  ['postalCode', 'US'],
  ['personalNumber', null],
  ['phone', null],
  ['number', 'NO'],
  ['number', null],
  ['accountNumber', null],
  ['kid', null],
  ['password', null],
  ['emails', null],
])('%s of %s is tidied alike', async (field, country) => {
  const random = randomFrom(3);
  const parts = [
    ...'  0123456789..--\u00a0\u2011\u200b()+/',
    'NO',
    'no',
    'N-',
    'SE-',
    'S',
    'DK',
    'FIN-',
    'MVA',
    'Org.nr.: ',
    'Org. no. ',
    'organisasjonsnummer',
    'VAT no.',
    'Foretaksregisteret',
    'Kontonr. ',
    'Tlf.: ',
    '\u017f\u0130\u212a',
  ];
  const given = Array.from({ length: 1_500 }, () =>
    Array.from({ length: random(16) }, () => parts[random(parts.length)]).join(''),
  ).concat(
    '920 449 433',
    'NO 920 449 433 MVA',
    '0150',
    'N-0150',
    'S-123 45',
    'FI-00100',
    '1234.56.78903',
    'Foretaksregisteret NO 920 449 433 MVA',
    'NO 920 449 433 MVA, Foretaksregisteret',
    'Org. no. 920\u2011449\u2011433',
    'Kontonr.: 1234-56-78903',
    'Mob. 400 00 000',
    '+47 (0) 400 00 000',
    '0047(0)(0)40000000',
  );
  const sql = `app_hidden.tidy_field('${field}', value, ${country ? `'${country}'` : 'null'})`;
  const tidy = given.map((text) => tidyField(field, text, country));
  expect(await inSql(sql, given)).toEqual(tidy);
  if (field !== 'password')
    expect(tidy.map((text) => tidyField(field, text, country))).toEqual(tidy);
});

test.each([
  ['\u202akari@example.no\u202c', 'kari@example.no'],
  ['\u00a0Blåfløy\u200b', 'Blåfløy'],
  ['Bla\u030afl\u00adøy', 'Blåfløy'],
  ['Grün\u00adwald', 'Grünwald'],
  ['a\r\nb\u2028c', 'a\nb\nc'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['Kari\u200cNordmann', 'KariNordmann'],
  ['👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['क्\u200dष', 'क्\u200dष'],
  ['\u200b\u00a0\u2800', ''],
])('%j is tidied to %j', (given, tidy) => {
  expect(tidyText(given)).toBe(tidy);
});

test.each([
  ['kari@Blåbær.example', 'kari@xn--blbr-roah.example'],
  ['kari@bla\u030abær。example', 'kari@xn--blbr-roah.example'],
  ['A\u030ase@xn--blbr-roah.example', 'Åse@xn--blbr-roah.example'],
  ['kari@münchen.de', 'kari@xn--mnchen-3ya.de'],
  ['kari@例え.テスト', 'kari@xn--r8jz45g.xn--zckzah'],
  ['Kari@Example.NO', 'Kari@Example.NO'],
])('the address %s is tidied to %s', (given, tidy) => {
  expect(tidyEmail(given)).toBe(tidy);
});

test.each<[string, string, string | null, string]>([
  ['orgNumber', 'NO 920 449 433 MVA', null, '920449433'],
  ['orgNumber', '920449433MVA', null, '920449433'],
  ['organizationNumber', '920.449.433', null, '920449433'],
  ['orgNumber', 'Org. no. 920 449 433', null, '920449433'],
  ['orgNumber', 'Organisasjonsnummer: 920 449 433', null, '920449433'],
  ['orgNumber', 'VAT no. NO 920449433 MVA', null, '920449433'],
  ['orgNumber', 'Foretaksregisteret NO 920 449 433 MVA', null, '920449433'],
  ['orgNumber', 'NO 920 449 433 MVA Foretaksregisteret', null, '920449433'],
  ['orgNumber', '920\u2011449\u2011433', null, '920449433'],
  ['organizationNumber', '556036-0793', null, '556036-0793'],
  ['postalCode', 'N-0150', 'NO', '0150'],
  ['postalCode', 'NO-0150', 'NO', '0150'],
  ['postalCode', '01 50', 'NO', '0150'],
  ['postalCode', '150', 'NO', '150'],
  ['postalCode', '015O', 'NO', '015O'],
  ['postalCode', 'SE-114 55', 'SE', '11455'],
  ['postalCode', 'SW1A 1AA', 'GB', 'SW1A 1AA'],
  ['phone', '+47 (22) 22-22-22', null, '+4722222222'],
  ['phone', '(+47) 22 22 22 22', null, '+4722222222'],
  ['phone', '+47 (0) 22 22 22 22', null, '+4722222222'],
  ['phone', '(+46) (0)8 123 456 78', null, '+46812345678'],
  ['phone', '0047(0)22222222', null, '004722222222'],
  ['phone', 'Tlf.: 22 22 22 22', null, '22222222'],
  ['phone', 'ring meg', null, 'ring meg'],
  ['personalNumber', '010190 12345', null, '01019012345'],
  ['accountNumber', '1234 56 78903', null, '12345678903'],
  ['accountNumber', 'Kontonr. 1234-56-78903', null, '12345678903'],
  ['password', ' \u00a0hemmelig ', null, ' \u00a0hemmelig '],
])('%s %s of %s is tidied to %s', (field, given, country, tidy) => {
  expect(tidyField(field, given, country)).toBe(tidy);
});
