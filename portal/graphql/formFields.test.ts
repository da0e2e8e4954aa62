import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formFields } from './write-form-fields.ts';

// Goal: the initial fields of a form for a row follow from the form. Method: the committed files are generated anew.

test.each(formFields())('$path is up to date with its form', ({ path, text }) => {
  expect(readFileSync(path, 'utf8'), 'run `npm run db:sdl`').toBe(text);
});
