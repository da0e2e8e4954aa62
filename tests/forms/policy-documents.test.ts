import path from 'node:path';
import { expect, test } from 'vitest';
import { createAjv } from '#forms/validate/create-ajv.ts';
import { readSchema } from '#forms/validate/read-schema.ts';
import { type Validator, validateInput } from '#forms/validate/validate-input.ts';

// Goal: a policy document is PDF or Word, of at most 10 MB. Method: the form's own schema.

const file = '../../forms/modules/accounts/create_policy_document/schema.json';
const { schema } = readSchema(path.join(import.meta.dirname, file));
const validator = createAjv().compile(schema) as Validator;
const document = (bytes: number) => ({
  attributes: { file: { data: `data:;base64,${'A'.repeat((bytes / 3) * 4)}`, filename: 'a.pdf' } },
});

// Requirements: A5.19
test('a policy document is PDF or Word', () => {
  const kinds = /"contentTypes":\[([^\]]*)\]/.exec(JSON.stringify(schema))?.[1]?.split(',');
  expect(kinds).toHaveLength(3);
  for (const kind of ['application/pdf', 'application/msword', 'wordprocessingml.document"']) {
    expect(kinds?.some((one) => one.includes(kind))).toBe(true);
  }
});

// Requirements: A5.19, A9.3
test('a policy document has at most ten million bytes', () => {
  expect(validateInput(validator, schema, document(9_999_999))).toEqual([]);
  expect(validateInput(validator, schema, document(12_000_000))).toEqual([
    { code: 'TOO_BIG', path: 'attributes.file' },
  ]);
});
