import { beforeAll, expect, it } from 'vitest';
import { fetchWords } from '../locale/words.ts';
import { fieldErrorsOf } from './fieldErrorsOf.ts';

beforeAll(() => fetchWords('nb'));

it('puts each refusal at its field and those without a field above the form', () => {
  const errors = fieldErrorsOf(
    [
      { code: 'X_UNKNOWN', path: 'address.postalCode' },
      { code: 'X_UNKNOWN', path: 'lines.0.amount' },
      { code: 'X_UNKNOWN', path: '' },
    ],
    'nb',
  );
  expect(errors).toEqual({
    address: { postalCode: 'X_UNKNOWN' },
    lines: { 0: { amount: 'X_UNKNOWN' } },
    root: { serverError: 'X_UNKNOWN' },
  });
});

it('names the field by its label', () => {
  const errors = fieldErrorsOf([{ code: 'BLANK', path: 'boat' }], 'nb', () => 'Båten');
  expect(errors.boat).toContain('Båten');
});
