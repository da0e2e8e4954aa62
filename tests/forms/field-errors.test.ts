// Goal: each broken keyword has its code, and its path is the field on the screen.
// Method: one small schema for each keyword, one invalid answer.
import { expect, test } from 'vitest';
import { createAjv } from '#forms/validate/create-ajv.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { normaliseSchema } from '#forms/validate/normalise-schema.ts';
import { type Validator, validateInput } from '#forms/validate/validate-input.ts';

function errorsOf(property: InputSchema, value: unknown, more: InputSchema = {}) {
  const schema = normaliseSchema({
    type: 'object',
    additionalProperties: false,
    properties: { a: property },
    ...more,
  });
  return validateInput(createAjv().compile(schema) as Validator, schema, value);
}

// Requirements: A5.3, A8.21, A8.32, A8.33, A8.63
test.each<[string, InputSchema, unknown, string]>([
  ['minLength 1', { type: 'string', minLength: 1 }, '', 'BLANK'],
  ['minLength', { type: 'string', minLength: 3 }, 'ab', 'TOO_SHORT'],
  ['minLength of an empty text', { type: 'string', minLength: 3 }, '', 'BLANK'],
  ['maxLength', { type: 'string', maxLength: 1 }, 'ab', 'TOO_BIG'],
  [
    'maxLength counts characters as users see them',
    { type: 'string', maxLength: 1 },
    '😀😀',
    'TOO_BIG',
  ],
  ['maxItems', { type: 'array', maxItems: 1 }, [1, 2], 'TOO_BIG'],
  ['minItems', { type: 'array', minItems: 1 }, [], 'BLANK'],
  ['uniqueItems', { type: 'array', uniqueItems: true }, [1, 1], 'TAKEN'],
  ['pattern', { type: 'string', pattern: '^x' }, 'y', 'INVALID'],
  ['format', { type: 'string', format: 'date' }, '2026-13-01', 'INVALID'],
  ['format of an empty text', { type: 'string', format: 'email' }, '', 'BLANK'],
  ['pattern of spaces', { type: 'string', pattern: '^x' }, '  ', 'BLANK'],
  ['type', { type: 'string' }, 1, 'INVALID'],
  ['null in a required field', { type: 'string' }, null, 'BLANK'],
  ['enum', { type: 'string', enum: ['x'] }, 'y', 'INCLUSION'],
  ['const', { const: 1 }, 2, 'INCLUSION'],
  ['minimum', { type: 'number', minimum: 1 }, 0, 'TOO_SMALL'],
  ['exclusiveMinimum', { type: 'number', exclusiveMinimum: 1 }, 1, 'TOO_SMALL_OR_EQUAL'],
  ['maximum', { type: 'number', maximum: 1 }, 2, 'TOO_BIG'],
  ['exclusiveMaximum', { type: 'number', exclusiveMaximum: 1 }, 1, 'TOO_BIG_OR_EQUAL'],
  [
    'maximum of a decimal text',
    { type: ['string', 'number'], format: 'decimal', maximum: 1 },
    '1.01',
    'TOO_BIG',
  ],
  [
    'two decimals',
    { type: ['string', 'number'], format: 'decimal', multipleOf: 0.01 },
    '1.001',
    'INVALID',
  ],
  ['a decimal text', { type: ['string', 'number'], format: 'decimal' }, '1,5', 'INVALID'],
  [
    'a code of its own',
    { type: 'string', pattern: '^x', errorCodes: { pattern: 'INVALID_PHONE_NUMBER' } },
    'y',
    'INVALID_PHONE_NUMBER',
  ],
])('%s', (_name, schema, value, code) => {
  expect(errorsOf(schema, { a: value })).toEqual([{ code, path: 'a' }]);
});

// Requirements: A3.30
test('valid answers have no errors', () => {
  expect(errorsOf({ type: 'string', format: 'date' }, { a: '2024-02-29' })).toEqual([]);
  expect(errorsOf({ type: 'string', maxLength: 1 }, { a: '😀' })).toEqual([]);
  expect(
    errorsOf({ type: ['string', 'number'], format: 'decimal', multipleOf: 0.01 }, { a: '19.99' }),
  ).toEqual([]);
  expect(errorsOf({ type: 'string', format: 'email' }, { a: 'kari.nordmann+x@blåbær.no' })).toEqual(
    [],
  );
});

test('a missing property is BLANK at its own path, an unknown one INVALID', () => {
  expect(errorsOf({ type: 'string' }, {}, { required: ['a'] })).toEqual([
    { code: 'BLANK', path: 'a' },
  ]);
  expect(errorsOf({ type: 'string' }, { b: 1 })).toEqual([{ code: 'INVALID', path: 'b' }]);
});

test('paths go through lists and references', () => {
  const line = { type: 'object', required: ['rate'], properties: { rate: { type: 'number' } } };
  const property = { type: 'array', items: { $ref: '#/definitions/line' } };
  expect(errorsOf(property, { a: [{ rate: 1 }, {}] }, { definitions: { line } })).toEqual([
    { code: 'BLANK', path: 'a.1.rate' },
  ]);
});

test('an upload is one field', () => {
  const file = { file: { maxBytes: 3, contentTypes: ['image/png'] } };
  const url = (length: number) => `data:image/png;base64,${'A'.repeat(length)}`;
  expect(errorsOf(file, { a: { data: url(4), filename: 'a.png' } })).toEqual([]);
  expect(errorsOf(file, { a: { data: url(400), filename: 'a.png' } })).toEqual([
    { code: 'TOO_BIG', path: 'a' },
  ]);
  expect(errorsOf(file, { a: {} })).toEqual([{ code: 'BLANK', path: 'a' }]);
  expect(errorsOf(file, { a: { data: 'http://x', filename: 'a' } })).toEqual([
    { code: 'INVALID', path: 'a' },
  ]);
});

test('conditions report the error inside, not that a condition was not met', () => {
  const demandsB = { required: ['b'], properties: { b: { type: 'string' } } };
  const more = Object.fromEntries([
    ['if', { properties: { a: { const: 'x' } } }],
    ['then', demandsB],
    ['additionalProperties', true],
  ]);
  expect(errorsOf({ type: 'string' }, { a: 'x' }, more)).toEqual([{ code: 'BLANK', path: 'b' }]);
});

test.each([
  ['\u00a0', 'BLANK'],
  ['\n\t', 'BLANK'],
  ['\u200b\u2060', 'BLANK'],
  ['\u202e', 'BLANK'],
  ['\u3164', 'BLANK'],
  ['\0', 'INVALID'],
  ['👨\u200d👩', undefined],
])('a text of invisible characters, %j, is blank', (text, code) => {
  expect(errorsOf({ type: 'string', minLength: 1 }, { a: text })[0]?.code).toBe(code);
});
