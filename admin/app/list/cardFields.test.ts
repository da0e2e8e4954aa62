// Goal: a card says nothing twice and nothing empty. Method: made-up tables of boats and their owners.
import { expect, it } from 'vitest';
import { exampleField, exampleResource } from '../../testing/exampleResource.ts';
import { cardFields } from './ResourceCards.tsx';

const names = (...given: Parameters<typeof cardFields>) =>
  cardFields(...given).map(({ name }) => name);

it('leaves out the title, the state and what is empty', () => {
  const boats = exampleResource();
  const row = { id: '1', name: 'Ravn', status: 'DRY', price: 100, builtOn: null };
  expect(names(boats, boats.fields, row)).toEqual(['id', 'price']);
});

it('leaves out the row that lends its name to the title', () => {
  const reference = { resource: 'people', field: 'owner' };
  const owner = exampleField({ name: 'ownerId', kind: 'reference', required: true, reference });
  const role = exampleField({ name: 'role', kind: 'enum', enumName: 'Role' });
  const owners = exampleResource({ labelField: null, statusField: null, fields: [owner, role] });
  expect(names(owners, owners.fields, { id: '1', ownerId: '2', role: 'OWNER' })).toEqual(['role']);
});
