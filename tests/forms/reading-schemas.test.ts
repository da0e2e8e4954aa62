// Goal: a form uses the parts it refers to as they are declared, and an invalid reference is
// reported with its file.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createAjv } from '#forms/validate/create-ajv.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { normaliseSchema } from '#forms/validate/normalise-schema.ts';
import { readSchema } from '#forms/validate/read-schema.ts';
import { type Validator, validateInput } from '#forms/validate/validate-input.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'schemas-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes schemas by their paths and reads the first. */
function read(files: Record<string, unknown>) {
  for (const [name, schema] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof schema === 'string' ? schema : JSON.stringify(schema));
  }
  return readSchema(path.join(folder, Object.keys(files)[0] ?? ''));
}

const form = (properties: object) => ({ 'a/schema.json': { type: 'object', properties } });

test('a column gives its type, length, values, null and meaning', () => {
  const { schema } = read(
    form({
      name: { column: 'clients.name' },
      language: { column: 'clients.language' },
      profileId: { column: 'clients.freelance_profile_id' },
      price: { column: 'invoice_lines.unit_price_minor' },
      city: { column: 'address.city' },
    }),
  );
  expect(schema.properties).toMatchObject({
    name: { type: 'string', maxLength: 200 },
    language: { type: ['string', 'null'], enum: ['EN', 'NB', null], graphqlEnum: 'Language' },
    profileId: { type: 'string', nodeType: 'FreelanceProfile' },
    price: { type: ['integer', 'null'], format: 'minor' },
    city: { type: ['string', 'null'], description: 'City.' },
  });
});

test('a field refers to its labels: of its column, of the referenced table, else of the noun or form', () => {
  const { schema } = read({
    'clients/ask_client/schema.json': {
      type: 'object',
      properties: {
        clientId: { type: 'string', nodeType: 'Client' },
        profileId: { column: 'clients.freelance_profile_id' },
        price: { column: 'invoice_lines.unit_price_minor' },
        message: { type: 'string' },
      },
    },
  });
  const places = Object.entries(schema.properties ?? {}).map(([name, { words }]) => [name, words]);
  expect(Object.fromEntries(places)).toEqual({
    clientId: ['clients'],
    profileId: ['clients.freelanceProfileId', 'freelance_profiles'],
    price: ['invoice_lines.unitPrice'],
    message: ['ask_client.message'],
  });
});

test('keywords beside a column override it, and its values follow whether it may be null', () => {
  const { schema } = read(
    form({
      method: { column: 'clients.preferred_delivery_method', type: ['string', 'null'] },
      language: { column: 'clients.language', type: 'string', description: 'Ours.' },
      number: { column: 'clients.org_number', maxLength: 30 },
    }),
  );
  expect(schema.properties?.method?.enum).toEqual(['EHF', 'EMAIL', 'NONE', null]);
  expect(schema.properties?.language).toMatchObject({ enum: ['EN', 'NB'], description: 'Ours.' });
  expect(schema.properties?.number?.maxLength).toBe(30);
});

test('a noun is read from its file, by paths of its own, and fields are added to it', () => {
  const { schema, files } = read({
    'm/make_thing/schema.json': {
      $ref: '../thing.json',
      required: ['id'],
      properties: { id: { type: 'string' } },
    },
    'm/thing.json': {
      type: 'object',
      additionalProperties: false,
      properties: { place: { $ref: '../n/place.json', type: ['object', 'null'] } },
    },
    'n/place.json': {
      title: 'Place',
      type: 'object',
      properties: { city: { $ref: '#/$defs/c' } },
      $defs: { c: { maxLength: 3 } },
    },
  });
  expect(schema).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: {
      id: { type: 'string', minLength: 1, words: ['make_thing.id'] },
      place: {
        title: 'Place',
        type: ['object', 'null'],
        words: ['things.place'],
        properties: { city: { maxLength: 3, words: ['places.city'] } },
      },
    },
  });
  expect(files.map((file) => path.relative(folder, file))).toEqual([
    'm/make_thing/schema.json',
    'm/thing.json',
    'n/place.json',
  ]);
});

test('false as a schema accepts nothing, whatever else is valid', () => {
  const { schema } = read(form({ note: { type: 'string' }, never: false }));
  const validator = createAjv().compile(schema) as Validator;
  expect(validateInput(validator, schema, { note: 'a' })).toEqual([]);
  expect(validateInput(validator, schema, { never: 'x' })).toEqual([
    { code: 'PRESENT', path: 'never' },
  ]);
  expect(validateInput(validator, schema, { never: null })).toEqual([
    { code: 'PRESENT', path: 'never' },
  ]);
});

test.each([
  ['an unknown column', form({ x: { column: 'clients.nmae' } }), 'column clients.nmae is not'],
  ['an unknown table', form({ x: { column: 'klients.name' } }), 'column klients.name is not'],
  ['a reference to nowhere', form({ x: { $ref: '#/$defs/x' } }), '$ref #/$defs/x points nowhere'],
  ['a missing file', form({ x: { $ref: '../y.json' } }), '$ref ../y.json'],
  ['text that is no JSON', { 'b/schema.json': '{"type": }' }, 'JSON'],
  ['a noun that refers back', { 'c/schema.json': { $ref: './schema.json' } }, 'leads back'],
])('%s is reported with the file', (_what, files, stated) => {
  expect(() => read(files)).toThrow(stated);
  expect(() => read(files)).toThrow(Object.keys(files)[0]);
});

test('a required text is not empty, also if a column declares only its length', () => {
  const outside = {
    ref: () => {
      throw new Error('nothing is referred to');
    },
    column: () => ({ type: 'string', maxLength: 2000 }),
  };
  const { properties } = normaliseSchema(
    {
      type: 'object',
      required: ['reason', 'id', 'kind', 'note', 'code'],
      properties: {
        reason: { column: 'loans.reason' },
        id: { type: 'string', nodeType: 'Loan' },
        kind: { type: 'string', enum: ['A'] },
        note: { column: 'loans.note', type: ['string', 'null'] },
        code: { type: 'string', minLength: 4 },
        more: { column: 'loans.more' },
      },
    },
    outside,
  );
  const shortest = Object.entries(properties ?? {}).map(([name, one]) => [name, one.minLength]);
  expect(Object.fromEntries(shortest)).toEqual({ reason: 1, code: 4 });
});

test('a required value is not null, also if its column may be: in a form and of a noun', () => {
  const columns: Record<string, InputSchema> = {
    'loans.reason': { type: ['string', 'null'], maxLength: 2000 },
    'loans.kind': { type: ['string', 'null'], enum: ['A', null] },
    'loans.ends_on': { type: ['string', 'null'], format: 'date' },
  };
  const outside = {
    ref: () => ({ schema: noun, root: noun, outside }),
    column: (name: string) => columns[name] ?? {},
  };
  const noun: InputSchema = {
    type: 'object',
    properties: {
      reason: { column: 'loans.reason' },
      kind: { column: 'loans.kind' },
      endsOn: { column: 'loans.ends_on' },
      said: { column: 'loans.reason', type: ['string', 'null'] },
      more: { column: 'loans.reason' },
    },
  };
  const required = ['reason', 'kind', 'endsOn', 'said'];
  for (const schema of [
    { ...noun, required },
    { $ref: './loan.json', required },
  ]) {
    const { properties } = normaliseSchema(schema, outside);
    expect(properties).toMatchObject({
      reason: { type: 'string', minLength: 1 },
      kind: { type: 'string', enum: ['A'] },
      endsOn: { type: 'string', format: 'date' },
      said: { type: ['string', 'null'] },
      more: { type: ['string', 'null'] },
    });
    const ajv = createAjv();
    const isValid = ajv.compile(
      normaliseSchema({ ...schema, additionalProperties: true }, outside),
    );
    const whole = { reason: 'Full', kind: 'A', endsOn: '2026-11-26', said: null };
    expect(isValid(whole)).toBe(true);
    for (const blank of [{ reason: '' }, { reason: null }, { kind: null }, { endsOn: null }]) {
      expect(isValid({ ...whole, ...blank })).toBe(false);
    }
  }
});
