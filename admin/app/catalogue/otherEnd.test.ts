import { expect, test } from 'vitest';
import { exampleField, exampleResource } from '../../testing/exampleResource.ts';
import { otherEnd } from './fieldsOf.ts';
import { relatedResources } from './relatedResources.ts';

// Goal: rows that only tie two others together lead on to the other one, from either side.

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

test('what only ties two rows leads from each to the other', () => {
  expect(otherEnd(ties, 'boatId')).toBe(harbour);
  expect(otherEnd(ties, 'harbourId')).toBe(boat);
});

test('what says something itself, may lead nowhere or is not looked at from an end ties nothing', () => {
  const since = exampleField({ name: 'since', kind: 'date' });
  expect(otherEnd({ ...ties, fields: [...ties.fields, since] }, 'boatId')).toBeNull();
  const loose = [...every, boat, { ...harbour, required: false }];
  expect(otherEnd({ ...ties, fields: loose }, 'boatId')).toBeNull();
  expect(otherEnd(ties, 'accountId')).toBeNull();
});

test('ties stand on the pages of both ends, but not on those of their account', () => {
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

test('a line belongs to the document that tells of its lines, not to what it points to besides', () => {
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
