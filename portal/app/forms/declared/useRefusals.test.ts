import { expect, test } from 'vitest';
import { refusalsOfData } from './useRefusals.ts';

// Goal: nobody is asked to choose the country that stands in the field. Method: a new client whose address was not sent.
const blank = (path: string) => ({ code: 'BLANK' as const, path: `attributes.address.${path}` });

test('a value that stands in the form is not missed, one of spaces is', () => {
  const data = { attributes: { address: { country: 'NO', line1: ' ' } } };
  const all = [blank('line1'), blank('postalCode'), blank('city'), blank('country')];
  expect(refusalsOfData(all, data)).toEqual(all.slice(0, 3));
});

test('another fault of a filled field stays, and so does the only refusal there is', () => {
  const data = { attributes: { address: { country: 'NO' } } };
  const invalid = { code: 'INVALID' as const, path: 'attributes.address.country' };
  expect(refusalsOfData([invalid, blank('city')], data)).toEqual([invalid, blank('city')]);
  expect(refusalsOfData([blank('country')], data)).toEqual([blank('country')]);
});
