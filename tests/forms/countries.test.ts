// Goal: a country has two letters in every form, and is validated before the database is called.
// Method: every form that has an address, with invalid countries.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createAjv } from '#forms/validate/create-ajv.ts';
import { readSchema } from '#forms/validate/read-schema.ts';
import { type Validator, validateInput } from '#forms/validate/validate-input.ts';

const folder = path.resolve(import.meta.dirname, '../../forms/modules');
const forms = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('schema.json'))
  .map((file) => path.join(folder, file))
  .filter((file) => JSON.stringify(readSchema(file).schema).includes('"country":{'));

test('some forms have a country', () => expect(forms.length).toBeGreaterThan(3));

// Requirements: A5.34
test.each(forms.map((file) => [path.basename(path.dirname(file)), file]))(
  '%s accepts two letters as a country and nothing else',
  (_name, file) => {
    const schema = readSchema(file).schema;
    const validator = createAjv().compile(schema) as Validator;
    const faults = (country: string) =>
      validateInput(validator, schema, { attributes: { address: { country } } }).filter(
        ({ path: where }) => where === 'attributes.address.country',
      );
    for (const country of ['N', 'NOR', 'Norge', 'no', 'N1', 'N ', 'ÅL']) {
      expect(faults(country), country).toEqual([
        { code: 'INVALID', path: 'attributes.address.country' },
      ]);
    }
    expect(faults('NO')).toEqual([]);
  },
);
