import { expect, it } from 'vitest';
import { missingPart } from './missingPart.ts';

it('refuses a part that is saved empty, and no other', () => {
  const blank = [{ code: 'BLANK', path: 'attributes.address' }];
  expect(missingPart({}, ['address'])).toEqual(blank);
  expect(missingPart({ attributes: {} }, ['address'])).toEqual(blank);
  expect(missingPart({ attributes: { address: null } }, ['address'])).toEqual(blank);
  expect(missingPart({ attributes: { address: { city: 'Oslo' } } }, ['address'])).toEqual([]);
  expect(missingPart({ attributes: {} }, ['firstName', 'lastName'])).toEqual([]);
});
