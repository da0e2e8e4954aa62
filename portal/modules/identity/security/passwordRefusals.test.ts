import { expect, test } from 'vitest';
import { passwordRefusals } from './passwordRefusals.ts';

test('a new password is written twice and alike', () => {
  expect(passwordRefusals('', '')).toEqual([{ code: 'BLANK', path: 'password' }]);
  expect(passwordRefusals('honorar', 'honorer')).toEqual([
    { code: 'INVALID', path: 'passwordConfirmation' },
  ]);
  expect(passwordRefusals('honorar', 'honorar')).toEqual([]);
});
