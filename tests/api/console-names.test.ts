// Goal: the console calls everything by a name that people use, in both languages.
// Method: the whole product's catalogue and its columns as the trail keeps them, against the words
// of the label files; what would be made readable out of a bare name is told.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tagOf } from '../../admin/app/catalogue/tagOf.ts';
import type { LabelTexts } from '../../admin/app/locale/LabelTexts.ts';
import { humanise } from '../../forms/words/humanise.ts';
import { readWords } from '../../forms/words/read-words.ts';
import type { Catalogue, CatalogueField } from '../../plugins/core/catalogue/catalogue.ts';
import { anOperator } from '../support/fixtures/an-operator.ts';
import { type ProductApi, productApi } from './support/product-api.ts';

interface Named {
  place: string;
  words: string[];
  name: string;
  tags: object;
}

const root = path.resolve(import.meta.dirname, '../..');

let api: ProductApi;
let catalogue: Catalogue;
/** Columns of the tables that operators see, which only the trail tells them about. */
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

/** The label files of all modules in one language, as the console joins them. */
function texts(locale: 'nb' | 'en'): Required<LabelTexts> {
  const { fields, jobs } = readWords(locale);
  const files = globSync(`admin/modules/*/labels.${locale}.json`, { cwd: root }).map(
    (file): LabelTexts => JSON.parse(readFileSync(path.join(root, file), 'utf8')),
  );
  return {
    words: Object.assign({}, ...files.map(({ words }) => words), fields['*'], jobs),
    rows: Object.assign({}, ...files.map(({ rows }) => rows)),
    values: Object.assign({}, ...files.map(({ values }) => values)),
  };
}

/** What a module's own words say of it. */
function isSaid(locale: 'nb' | 'en', places: string[]): boolean {
  const { fields, nouns } = readWords(locale);
  return places.some((place) => {
    const [owner = '', name] = place.split('.');
    return name === undefined ? owner in nouns : fields[owner]?.[name];
  });
}

const camel = (column: string) => column.replace(/_(.)/g, (_, letter) => letter.toUpperCase());

function allNamed(): Named[] {
  const withParts = (table: string, field: CatalogueField): Named[] => [
    { place: `${table}.${field.name}`, words: field.words, name: field.name, tags: field },
    ...(field.parts ?? []).flatMap((part) => withParts(`${table}.${field.name}`, part)),
  ];
  return [
    ...catalogue.resources.flatMap(({ table, fields }) =>
      fields.flatMap((field) => withParts(table, field)),
    ),
    ...hidden
      .filter(({ column }) => column !== 'search_text')
      .map(({ table, column }) => ({
        ...{ place: `${table}.${column}`, words: [`${table}.${camel(column)}`] },
        ...{ name: camel(column), tags: { tags: {} } },
      })),
  ];
}

test('every column has a Norwegian name', () => {
  const { words } = texts('nb');
  const without = allNamed().filter(
    ({ name, tags, words: all }) => !tagOf(tags, 'name.nb') && !words[name] && !isSaid('nb', all),
  );
  expect([...new Set(without.map(({ place }) => place))]).toEqual([]);
});

test('no English name is made of a word that is called something else elsewhere', () => {
  const { words } = texts('en');
  const renamed = Object.keys(words)
    // `entityId` is called after what it leads to, which says nothing about `entity`.
    .filter((word) => !/^[a-z]+Id$/.test(word))
    .map((word) => humanise(word).toLowerCase());
  const leftOver = allNamed()
    .filter(
      ({ name, tags, words: all }) => !tagOf(tags, 'name.en') && !words[name] && !isSaid('en', all),
    )
    .flatMap(({ place, name }) => {
      const said = ` ${humanise(name).toLowerCase()} `;
      const found = renamed.find((word) => said.includes(` ${word} `));
      return found ? [`${place}: ${said.trim()} says ${found}`] : [];
    });
  expect([...new Set(leftOver)]).toEqual([]);
});

test('every table, and one row of it, has a name in both languages', () => {
  const without = (['nb', 'en'] as const).flatMap((locale) =>
    catalogue.resources
      .filter((resource) => !tagOf(resource, `name.${locale}`) && !isSaid(locale, [resource.table]))
      .map(({ table }) => `${table} in ${locale}`),
  );
  const { rows } = texts('nb');
  const single = catalogue.resources
    .filter((resource) => !tagOf(resource, 'one.nb') && !rows[resource.typeName])
    .filter((resource) => !isSaid('nb', [resource.table]))
    .map(({ typeName }) => typeName);
  expect([...without, ...single]).toEqual([]);
});

test('every value of every enum has a Norwegian name', () => {
  const { values } = texts('nb');
  const without = catalogue.enums.flatMap((of) =>
    of.values
      .filter(({ value }) => !/^[A-Z]{3}$/.test(value))
      .filter(({ value }) => !tagOf(of, `label.nb.${value}`))
      .filter(({ value }) => !values[of.name]?.[value] && !values['']?.[value])
      .filter(({ value }) => !readWords('nb').values[of.name]?.[value])
      .map(({ value }) => `${of.name}.${value}`),
  );
  // What is said in a sentence of its own wherever it stands.
  expect(without.filter((name) => !name.startsWith('ErrorCode.'))).toEqual([]);
});

test('every job and every field that must be filled in is said in words, in both languages', async () => {
  const tasks = globSync('workers/modules/*/*_*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).map(
    (file) => file.replace(/^workers\/modules\/|\.ts$/g, ''),
  );
  expect(tasks).toContain('invoicing/publish_invoice');
  const { rows } = await api.root.query<{ name: string }>(
    'select distinct unnest(required_fields) as name from app_public.line_rules',
  );
  const { words } = texts('nb');
  expect([...tasks, ...rows.map(({ name }) => name)].filter((name) => !words[name])).toEqual([]);
  expect(tasks.filter((task) => !texts('en').words[task])).toEqual([]);
});

test('every icon that a comment names is drawn', () => {
  const drawn = readFileSync(path.join(root, 'admin/app/layout/ResourceIcon.tsx'), 'utf8');
  const missing = catalogue.resources
    .map(({ icon }) => icon)
    .filter((icon) => icon && !drawn.includes(`'${icon}'`));
  expect(missing).toEqual([]);
});

test('what the register answered about people is read in words, and not as a document of keys', () => {
  const documents = catalogue.resources.flatMap(({ table, fields }) =>
    fields.filter(({ kind }) => kind === 'json').map(({ name }) => `${table}.${name}`),
  );
  // What happened and what changed has a screen of its own that says it in words.
  expect(documents).toEqual(['events.data', 'audit_entries.before', 'audit_entries.after']);
  const entries = catalogue.resources.find(({ table }) => table === 'register_entries');
  expect(entries?.fields.map(({ name }) => name)).toContain('people');
});

test('no key of a row is shown as it is: each leads to the row it means', () => {
  const bare = catalogue.resources.flatMap(({ table, fields }) =>
    fields
      .filter(({ kind, name }) => kind === 'uuid' && name !== 'id')
      .filter((field) => tagOf(field, 'holds') !== 'row')
      .map(({ name }) => `${table}.${name}`),
  );
  const kept = hidden
    .filter(({ type }) => type === 'uuid')
    .map(({ table, column }) => `${table}.${column}`);
  expect([...bare, ...kept]).toEqual([]);
});
