import { expect, test } from 'vitest';
import { exampleField, exampleResource } from '../../testing/exampleResource.ts';
import { beginningOf } from '../related/RelatedRows.tsx';

// Goal: a row added from the page of another one refers to it and to its account.

const relation = (target: string) => ({ field: 'boats', resource: 'boats', target, unique: false });
const record = { id: 'o', accountId: 'a' };
const account = exampleField({ name: 'accountId', kind: 'reference' });
const owner = exampleField({ name: 'ownerId', kind: 'reference' });
const boats = exampleResource({ fields: [account, owner] });

test('a new row refers to the row of the page and to its account', () => {
  expect(beginningOf(boats, relation('ownerId'), record)).toEqual({ ownerId: 'o', accountId: 'a' });
  expect(beginningOf(boats, relation('accountId'), { id: 'a' })).toEqual({ accountId: 'a' });
  const withoutAccount = exampleResource({ fields: [owner] });
  expect(beginningOf(withoutAccount, relation('ownerId'), record)).toEqual({ ownerId: 'o' });
});

test('no row can be added if rows cannot be created or the reference cannot be set', () => {
  const closed = { ...boats, operations: { ...boats.operations, create: null } };
  expect(beginningOf(closed, relation('ownerId'), record)).toBeNull();
  const fixed = exampleResource({ fields: [account, { ...owner, insertable: false }] });
  expect(beginningOf(fixed, relation('ownerId'), record)).toBeNull();
});
