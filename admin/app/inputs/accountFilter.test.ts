import { expect, test } from 'vitest';
import { exampleField, exampleResource } from '../../testing/exampleResource.ts';
import { accountFilter } from './RowReferenceInput.tsx';

test('a row of an account is chosen among those of the same account', () => {
  const ofAccount = exampleField({ name: 'accountId', kind: 'reference' });
  const boats = exampleResource({ fields: [ofAccount] });
  expect(accountFilter(boats, 'a')).toEqual({ accountId: 'a' });
  expect(accountFilter(boats, undefined)).toEqual({});
  expect(accountFilter(exampleResource(), 'a')).toEqual({});
});
