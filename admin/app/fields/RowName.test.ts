import { expect, test } from 'vitest';
import { exampleField, exampleResource } from '../../testing/exampleResource.ts';
import { isNamed } from './RowName.tsx';

// Goal: the browser's translator leaves names and numbers of rows as they are, and gets the words of other titles.
test.each([
  ['a name', 'text', 'Terna', true],
  ['a number', 'integer', 7, true],
  ['a name that is still missing, whose title is a noun with a day', 'text', null, false],
  ['a day', 'date', '2026-05-03', false],
  ['a state', 'enum', 'AFLOAT', false],
] as const)('%s', (_title, kind, value, expected) => {
  const boats = exampleResource({ fields: [exampleField({ name: 'name', kind })] });
  expect(isNamed(boats, { id: '1', name: value })).toBe(expected);
});
