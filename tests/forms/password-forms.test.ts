import path from 'node:path';
import { expect, test } from 'vitest';
import { createAjv } from '#forms/validate/create-ajv.ts';
import { readSchema } from '#forms/validate/read-schema.ts';
import { type Validator, validateInput } from '#forms/validate/validate-input.ts';

// Goal: a new password has 6 to 64 characters in every form. Method: each form that sets one, with
// a password at each end and one beyond.

const modules = path.resolve(import.meta.dirname, '../../forms/modules');
const choosing = [
  ['accounts/register_account', 'attributes.password'],
  ['accounts/register_team_account', 'attributes.password'],
  ['identity/reset_password', 'password'],
  ['identity/update_user', 'attributes.password'],
] as const;

// Requirements: A9.4
test.each(choosing)('%s accepts a password of 6 to 64 characters', (form, at) => {
  const { schema } = readSchema(path.join(modules, form, 'schema.json'));
  const validator = createAjv().compile(schema) as Validator;
  const codeOf = (length: number) => {
    const password = 'æ'.repeat(length);
    const input = at === 'password' ? { password } : { attributes: { password } };
    return validateInput(validator, schema, input).find(({ path: place }) => place === at)?.code;
  };
  expect([5, 6, 64, 65].map(codeOf)).toEqual(['TOO_SHORT', undefined, undefined, 'TOO_BIG']);
});
