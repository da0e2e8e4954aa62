import type { Refusal } from '../../../app/errors/Refusal.ts';

/** What only the form knows to be wrong: nothing written, or not the same twice. */
export function passwordRefusals(password: string, again: string): Refusal[] {
  if (password === '') return [{ code: 'BLANK', path: 'password' }];
  return password === again ? [] : [{ code: 'INVALID', path: 'passwordConfirmation' }];
}
