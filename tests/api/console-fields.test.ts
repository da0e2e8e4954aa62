// Goal: an operator who can open a list in the console can read all of its fields, and the page of
// each row.
// Method: each operator role requests every field of every table of the whole product's catalogue,
// as the console does. No rows are needed: a column or a function that is not granted refuses the
// whole list.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { relatedResources } from '#admin/app/catalogue/relatedResources.ts';
import { listOperation } from '#admin/app/data/earlyLists.ts';
import type { Catalogue } from '#plugins/core/catalogue/catalogue.ts';
import { anOperator } from '../support/fixtures/an-operator.ts';
import { type ProductApi, productApi } from './support/product-api.ts';

let api: ProductApi;
beforeAll(async () => {
  api = await productApi('admin');
});
afterAll(() => api?.[Symbol.asyncDispose]());

test.each(['READ', 'REVIEW', 'FINANCE', 'ADMIN'] as const)(
  '%s reads every field of every list',
  async (role) => {
    const { token } = await api.database.committed((tx) => anOperator(tx, role));
    const { catalogue } = (await api.ask<{ catalogue: Catalogue }>('{ catalogue }', {}, token))
      .data;
    expect(catalogue.resources.length).toBeGreaterThan(30);
    const refused: string[] = [];
    for (const resource of catalogue.resources) {
      const { text, variables } = listOperation({ resource, catalogue }, {});
      const { errors } = await api.ask(text, variables, token);
      if (errors) refused.push(`${resource.table}: ${JSON.stringify(errors)}`);
    }
    expect(refused).toEqual([]);
  },
);

const filtersQuery = `{ __schema { queryType { fields { name args { name type { name } } } }
  types { name inputFields { name type { kind name } } } } }`;
interface Schema {
  queryType: {
    fields: { name: string; args: { name: string; type: { name: string | null } }[] }[];
  };
  types: {
    name: string;
    inputFields: { name: string; type: { kind: string; name: string } }[] | null;
  }[];
}

test('FINANCE filters every list by every field of its filter', async () => {
  const { token } = await api.database.committed((tx) => anOperator(tx, 'FINANCE'));
  const { queryType, types } = (await api.ask<{ __schema: Schema }>(filtersQuery, {}, token)).data
    .__schema;
  const fieldsOf = (type: string) => types.find(({ name }) => name === type)?.inputFields ?? [];
  const conditionFor = ({ name, type }: { name: string; type: { kind: string; name: string } }) => {
    if (type.kind === 'LIST') return null;
    if (type.name === 'Boolean') return { [name]: true };
    if (type.name === 'String') return { [name]: 'x' };
    const within = fieldsOf(type.name).map((field) => field.name);
    const condition = ['isNull', 'some'].find((key) => within.includes(key));
    return { [name]: condition ? { [condition]: condition === 'some' ? {} : false } : {} };
  };
  const refused: string[] = [];
  let count = 0;
  for (const { name, args } of queryType.fields) {
    const filter = args.find((arg) => arg.name === 'filter')?.type.name;
    if (!filter) continue;
    const ask = (conditions: object[]) =>
      api.ask(
        `query ($filter: ${filter}) { ${name}(first: 1, filter: $filter) { __typename } }`,
        { filter: { or: conditions } },
        token,
      );
    const conditions = fieldsOf(filter)
      .map(conditionFor)
      .filter((condition) => condition !== null);
    count += conditions.length;
    if (!(await ask(conditions)).errors) continue;
    for (const condition of conditions) {
      const { errors } = await ask([condition]);
      if (errors) refused.push(`${name} ${JSON.stringify(condition)}: ${JSON.stringify(errors)}`);
    }
  }
  expect(count).toBeGreaterThan(1000);
  expect(refused).toEqual([]);
});

test('a journal lists its entries, and its cause only once', async () => {
  const { token } = await api.database.committed((tx) => anOperator(tx, 'FINANCE'));
  const { catalogue } = (await api.ask<{ catalogue: Catalogue }>('{ catalogue }', {}, token)).data;
  const journals = catalogue.resources.find(({ table }) => table === 'journals')!;
  const lists = relatedResources(journals, catalogue).map(({ resource }) => resource.table);
  expect(new Set(lists)).toEqual(new Set(['journals', 'journal_entries', 'journal_causes']));
});

test('a column has no state that a check constraint of its table rules out', async () => {
  const { token } = await api.database.committed((tx) => anOperator(tx, 'ADMIN'));
  const { catalogue } = (await api.ask<{ catalogue: Catalogue }>('{ catalogue }', {}, token)).data;
  const valuesOf = (table: string, column: string) =>
    catalogue.resources
      .find((resource) => resource.table === table)
      ?.fields.find((field) => field.column === column)?.possibleValues;
  const published = ['PUBLISHED', 'RESOLVED', 'NULLIFIED'];
  expect(valuesOf('partnered_invoices', 'invoice_status')).toEqual(published);
  expect(valuesOf('invoices', 'status')).toBeNull();
});
