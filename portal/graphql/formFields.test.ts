import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formFields } from './write-form-fields.ts';

// Goal: what a form begins with for a row follows from the form. Method: what is committed is written anew.

test.each(formFields())('$path is what its form asks for', ({ path, text }) => {
  expect(readFileSync(path, 'utf8'), 'run `npm run db:sdl`').toBe(text);
});
