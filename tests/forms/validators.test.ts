// Goal: browser and server validate every answer to every form alike.
// Method: each form's compiled module against Ajv itself, over random answers shaped by the schema.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormValidators } from '#forms/describe/renderable-form.ts';
import { compileFormModule } from '#forms/validate/compile-form-module.ts';
import { createAjv } from '#forms/validate/create-ajv.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { readSchema } from '#forms/validate/read-schema.ts';
import { type Validator, validateInput } from '#forms/validate/validate-input.ts';
import { judgeOf } from '#portal/app/forms/declared/validatorOf.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['forms/modules', 'tests/api/core/forms'].map((folder) => path.join(root, folder));
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('schema.json'))
    .map((file) => path.join(folder, file)),
);

const oddities = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  'x',
  '0',
  '-1',
  '1.5',
  '1e9',
  0,
  -1,
  1.5,
  1e12,
  true,
  [],
  {},
  '2024-02-29',
  '2023-02-29',
  '2024-01-01T10:00:00Z',
  '24:00',
  'a@b.no',
  '+4791234567',
  'æøå 😀',
  'data:image/png;base64,AAAA',
  'inv_x',
);

/** Answers that mostly have the right shape, with an odd value now and then in any place. */
function answers(schema: InputSchema): fc.Arbitrary<unknown> {
  const types = [schema.type ?? []].flat();
  const good: fc.Arbitrary<unknown>[] = [];
  if (schema.enum) good.push(fc.constantFrom(...schema.enum));
  if (schema.properties) {
    const entries = Object.entries(schema.properties).map(([key, one]) => [key, answers(one)]);
    good.push(fc.record(Object.fromEntries(entries), { requiredKeys: [] }));
  }
  if (schema.items) good.push(fc.array(answers(schema.items), { maxLength: 3 }));
  if (types.includes('string'))
    good.push(fc.string({ maxLength: 60, unit: 'grapheme' }), fc.emailAddress());
  if (types.includes('integer') || types.includes('number'))
    good.push(fc.integer(), fc.double({ noNaN: true }));
  if (types.includes('boolean')) good.push(fc.boolean());
  return fc.oneof(
    { weight: 5, arbitrary: fc.oneof(...(good.length > 0 ? good : [oddities])) },
    { weight: 1, arbitrary: oddities },
  );
}

async function written(schema: InputSchema) {
  const code = compileFormModule(schema);
  expect(code).not.toMatch(/\brequire\(|\beval\(|new Function/);
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  return (await import(/* @vite-ignore */ url)) as {
    validators: FormValidators;
    schema: InputSchema;
  };
}

describe.each(files.map((file) => [path.relative(root, path.dirname(file)), file]))(
  '%s',
  (_name, file) => {
    // Requirements: A5.37
    test('browser and server agree', async () => {
      const { schema } = readSchema(file);
      const server = createAjv().compile(schema) as Validator;
      const browser = await written(schema);
      const judge = judgeOf(browser.validators, browser.schema);
      fc.assert(
        fc.property(answers(schema), (input) => {
          expect(validateInput(judge, browser.schema, input)).toEqual(
            validateInput(server, schema, input),
          );
        }),
        { numRuns: 200 },
      );
    });
  },
);
