import { expect, test } from 'vitest';
import { exampleField, exampleResource } from '../../testing/exampleResource.ts';
import { otherEnd } from './fieldsOf.ts';
import { relatedResources } from './relatedResources.ts';

// Goal: rows of a join table lead to the row at the other end, from either side.

const key = (name: string, resource: string) =>
  exampleField({ name, kind: 'reference', required: true, reference: { resource, field: null } });
const boat = key('boatId', 'boats');
const harbour = key('harbourId', 'harbours');
const every = [
  exampleField({ name: 'id', kind: 'uuid' }),
  key('accountId', 'accounts'),
  exampleField({ name: 'createdAt', kind: 'datetime' }),
];
const ties = exampleResource({ name: 'berths', hidden: true, fields: [...every, boat, harbour] });

test('a join row leads from each of its rows to the other', () => {
  expect(otherEnd(ties, 'boatId')).toBe(harbour);
  expect(otherEnd(ties, 'harbourId')).toBe(boat);
});

test('a row with values of its own, with an optional end, or seen from a third table is no join row', () => {
  const since = exampleField({ name: 'since', kind: 'date' });
  expect(otherEnd({ ...ties, fields: [...ties.fields, since] }, 'boatId')).toBeNull();
  const loose = [...every, boat, { ...harbour, required: false }];
  expect(otherEnd({ ...ties, fields: loose }, 'boatId')).toBeNull();
  expect(otherEnd(ties, 'accountId')).toBeNull();
});

test('join rows are shown on the pages of both ends, but not on that of their account', () => {
  const relation = { field: 'berths', unique: false };
  const pointedTo = (name: string, target: string, more: string[] = []) =>
    exampleResource({
      name,
      backward: ['berths', ...more].map((resource) => ({ ...relation, resource, target })),
    });
  const boats = pointedTo('boats', 'boatId');
  const harbours = pointedTo('harbours', 'harbourId');
  const accounts = pointedTo('accounts', 'accountId', ['invoices', 'clients']);
  const catalogue = {
    resources: [boats, harbours, accounts, ties],
    enums: [],
    mutations: [],
    operator: null,
  };
  const below = (resource: typeof boats) =>
    relatedResources(resource, catalogue).map(({ resource: { name } }) => name);
  expect([boats, harbours, accounts].map(below)).toEqual([['berths'], ['berths'], []]);
});

test('a line belongs to the document that declares its lines, not to other rows it refers to', () => {
  const lines = exampleResource({
    name: 'creditLines',
    hidden: true,
    fields: [...every, key('creditId', 'credits'), key('lineId', 'invoiceLines'), boat],
  });
  const relation = { field: 'lines', unique: false, resource: 'creditLines', target: 'creditId' };
  const credits = exampleResource({
    name: 'credits',
    backward: [relation, { ...relation, field: 'others', resource: 'deliveries' }],
  });
  const silent = exampleResource({ name: 'invoiceLines', backward: [] });
  const resources = [lines, credits, silent];
  const catalogue = { resources } as Parameters<typeof relatedResources>[1];
  expect(relatedResources(credits, catalogue).map(({ resource }) => resource.name)).toEqual([
    'creditLines',
  ]);
});
