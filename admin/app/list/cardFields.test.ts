// Goal: a card shows no value twice and no empty one. Method: made-up tables of boats and their owners.
import { expect, it } from 'vitest';
import { exampleField, exampleResource } from '../../testing/exampleResource.ts';
import { cardFields } from './ResourceCards.tsx';

const names = (...given: Parameters<typeof cardFields>) =>
  cardFields(...given).map(({ name }) => name);

it('leaves out the title, the state and empty fields', () => {
  const boats = exampleResource();
  const row = { id: '1', name: 'Ravn', status: 'DRY', price: 100, builtOn: null };
  expect(names(boats, boats.fields, row)).toEqual(['id', 'price']);
});

it('leaves out the reference that the title is taken from', () => {
  const reference = { resource: 'people', field: 'owner' };
  const owner = exampleField({ name: 'ownerId', kind: 'reference', required: true, reference });
  const role = exampleField({ name: 'role', kind: 'enum', enumName: 'Role' });
  const owners = exampleResource({ labelField: null, statusField: null, fields: [owner, role] });
  expect(names(owners, owners.fields, { id: '1', ownerId: '2', role: 'OWNER' })).toEqual(['role']);
});
