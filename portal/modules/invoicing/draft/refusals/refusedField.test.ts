import path from 'node:path';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { readSchema } from '#forms/validate/read-schema.ts';
import { humanise } from '#forms/words/humanise.ts';
import { readWords } from '#forms/words/read-words.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import { emptyLine } from '../lines/emptyLine.ts';
import { exampleRules } from '../lines/exampleRules.ts';
import nb from '../messages.nb.json' with { type: 'json' };
import { fieldRefusals, refusedField } from './refusedField.ts';

// Goal: a refusal names its field as the editor does. Method: every field of the input.

const file = '../../../../../forms/modules/invoicing/create_invoice/schema.json';
const { schema } = readSchema(path.resolve(import.meta.dirname, file));

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
}

/** The paths that can be refused; parts of a chosen contact person are not entered. */
function pathsOf({ properties = {}, items }: Shape, at = ''): string[] {
  const inItems = items ? pathsOf(items, `${at}0.`) : [];
  const own = Object.entries(properties).flatMap(([name, shape]) => {
    const inside = name.endsWith('Person') ? [] : pathsOf(shape, `${at}${name}.`);
    return [`${at}${name}`, ...inside];
  });
  return [...own, ...inItems].filter((one) => !one.endsWith('collapsed'));
}

const t = ((keys: string[]) =>
  keys
    .map((key) =>
      key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], nb),
    )
    .find((one) => one !== undefined)) as unknown as TFunction;

const words = wordsIn(readWords('nb'));

test('every field that can be refused has a label of its own', () => {
  const paths = pathsOf(schema as Shape).map((one) => ({ code: 'BLANK', path: one }));
  expect(paths.length).toBeGreaterThan(20);
  for (const { path: at } of fieldRefusals(paths)) {
    for (const rule of Object.values(exampleRules)) {
      const { label } = refusedField(at, [emptyLine(rule)], t, words);
      // A field without a label shows its humanised name.
      expect(label, `${at} of ${rule.lineType}`).not.toBe(humanise(at.split('.').at(-1) ?? ''));
    }
  }
});

test('the label of a quantity depends on the kind of line', () => {
  const named = (at: string) => refusedField(at, [emptyLine(exampleRules.MILEAGE)], t, words);
  expect(named('lines.0.quantity')).toEqual({ line: 1, label: 'Kilometer' });
  expect(named('lines.0.addressFrom')).toEqual({ line: 1, label: 'Reist fra' });
  expect(named('dueOn')).toEqual({ line: null, label: 'Forfall' });
});
