import path from 'node:path';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { readSchema } from '../../../../forms/validate/read-schema.ts';
import en from '../messages.en.json' with { type: 'json' };
import nb from '../messages.nb.json' with { type: 'json' };
import { emptyLine } from './emptyLine.ts';
import { exampleRules } from './exampleRules.ts';
import { fieldRefusals } from './fieldRefusals.ts';
import { refusedField } from './refusedField.ts';

// Goal: a refusal names its field as the sheet does. Method: every field of the input, in both languages.

const file = '../../../../forms/modules/invoicing/create_invoice/schema.json';
const { schema } = readSchema(path.resolve(import.meta.dirname, file));

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
}

/** The paths one can be refused at; whom a reference names is chosen, not written. */
function pathsOf({ properties = {}, items }: Shape, at = ''): string[] {
  const inItems = items ? pathsOf(items, `${at}0.`) : [];
  const own = Object.entries(properties).flatMap(([name, shape]) => {
    const inside = name.endsWith('Person') ? [] : pathsOf(shape, `${at}${name}.`);
    return [`${at}${name}`, ...inside];
  });
  return [...own, ...inItems].filter((one) => !one.endsWith('collapsed'));
}

function wordsOf(language: object): TFunction {
  const find = (key: string) =>
    key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], language);
  return ((keys: string | string[]) =>
    [keys]
      .flat()
      .map(find)
      .find((one) => one !== undefined)) as unknown as TFunction;
}

test.each([
  ['nb', nb],
  ['en', en],
])('every field that can be refused has a name, %s', (_, language) => {
  const paths = pathsOf(schema as Shape).map((one) => ({ code: 'BLANK', path: one }));
  expect(paths.length).toBeGreaterThan(20);
  for (const { path: at } of fieldRefusals(paths)) {
    for (const rule of Object.values(exampleRules)) {
      const { label } = refusedField(at, [emptyLine(rule)], wordsOf(language));
      expect(label, `${at} of ${rule.lineType}`).toMatch(/\p{L}/u);
    }
  }
});

test('what is counted is called by what kind of line it is', () => {
  const named = (at: string) => refusedField(at, [emptyLine(exampleRules.MILEAGE)], wordsOf(nb));
  expect(named('lines.0.quantity')).toEqual({ line: 1, label: 'Kilometer' });
  expect(named('lines.0.addressFrom')).toEqual({ line: 1, label: 'Kjørt fra' });
  expect(named('dueOn')).toEqual({ line: null, label: 'Forfall' });
});
