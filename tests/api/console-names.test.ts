// Goal: the console labels everything in both languages.
// Method: the whole product's catalogue against the labels of the modules; names without a label
// are reported.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { labelsIn } from '#admin/app/catalogue/labels/labels.ts';
import { tagOf } from '#admin/app/catalogue/useConsoleModel.ts';
import { readWords } from '#forms/words/read-words.ts';
import type { Words } from '#forms/words/words.ts';
import type { Catalogue, CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { anOperator } from '../support/fixtures/an-operator.ts';
import { type ProductApi, productApi } from './support/product-api.ts';

let api: ProductApi;
let catalogue: Catalogue;
/** Columns of operators' tables that operators see only in the audit trail. */
let hidden: { table: string; column: string; type: string }[];

beforeAll(async () => {
  api = await productApi('admin');
  const { token } = await api.database.committed((tx) => anOperator(tx, 'ADMIN'));
  ({ catalogue } = (await api.ask<{ catalogue: Catalogue }>('{ catalogue }', {}, token)).data);
  const { rows } = await api.root.query(
    `select table_name as table, column_name as column, data_type as type
     from information_schema.columns where table_schema = 'app_public'`,
  );
  hidden = rows.filter(({ table, column }) =>
    catalogue.resources.some(
      (resource) =>
        resource.table === table && !resource.fields.some((field) => field.column === column),
    ),
  );
});
afterAll(() => api?.[Symbol.asyncDispose]());

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Whether any of the places has a label; `clients` alone is the noun. */
function isStated({ fields, nouns }: Words, places: string[]): boolean {
  const name = places[0]?.split('.').at(-1);
  return [...places, `*.${name}`].some((place) => {
    const [owner = '', field] = place.split('.');
    return field === undefined ? owner in nouns : fields[owner]?.[field] !== undefined;
  });
}

const withParts = (field: CatalogueField): CatalogueField[] => [
  field,
  ...(field.parts ?? []).flatMap(withParts),
];

test.each(['nb', 'en'])(
  'everything that the console shows has its label in %s',
  async (language) => {
    const words = readWords(language);
    const missing = [
      ...catalogue.resources.filter(({ table }) => !words.nouns[table]).map(({ table }) => table),
      ...catalogue.resources
        .flatMap(({ fields }) => fields.flatMap(withParts))
        .filter((field) => !isStated(words, field.words))
        .map((field) => field.words.join(', ')),
      ...catalogue.enums
        // A code is explained in a sentence, a currency has its letters.
        .filter(({ name }) => name !== 'ErrorCode')
        .flatMap(({ name, values }) => values.map(({ value }) => ({ name, value })))
        .filter(({ name, value }) => !words.values[name]?.[value] && !/^[A-Z]{3}$/.test(value))
        .map(({ name, value }) => `${name}.${value}`),
      ...catalogue.mutations
        .filter((one) => !words.actions[snake(one.name)])
        .map(({ name }) => name),
    ];
    expect(missing).toEqual([]);
  },
);

test('the people in a register’s answer are shown as text, not as a JSON document', () => {
  const documents = catalogue.resources.flatMap(({ table, fields }) =>
    fields.filter(({ kind }) => kind === 'json').map(({ name }) => `${table}.${name}`),
  );
  // Events and changes have a screen of their own that shows them as text.
  expect(documents).toEqual(['events.data', 'audit_entries.before', 'audit_entries.after']);
  const entries = catalogue.resources.find(({ table }) => table === 'register_entries');
  expect(entries?.fields.map(({ name }) => name)).toContain('people');
});

test('no foreign key is shown as a raw id: each links to its row', () => {
  const bare = catalogue.resources.flatMap(({ table, fields }) =>
    fields
      .filter(({ kind, name }) => kind === 'uuid' && name !== 'id')
      .filter((field) => tagOf(field, 'holds') !== 'row')
      .map(({ name }) => `${table}.${name}`),
  );
  const stored = hidden
    .filter(({ type }) => type === 'uuid')
    .map(({ table, column }) => `${table}.${column}`)
    // Sessions of one sign-in share this id; a sign-in has no row.
    .filter((one) => one !== 'sessions.sign_in_id');
  expect([...bare, ...stored]).toEqual([]);
});

test.each(['nb', 'en'] as const)(
  'no two columns of a table have the same heading in a file in %s',
  (language) => {
    const labels = labelsIn(language, readWords(language));
    const twice = catalogue.resources.flatMap(({ table, fields }) => {
      const isExported = ({ isList, computed }: CatalogueField) => !(isList && computed);
      const headings = fields.filter(isExported).map(labels.field);
      const again = headings.filter((heading, at) => headings.indexOf(heading) !== at);
      return again.map((heading) => `${table}: ${heading}`);
    });
    expect(twice).toEqual([]);
  },
);
