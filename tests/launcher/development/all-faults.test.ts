import { expect, test } from 'vitest';
import { allFaults } from '#tools/launcher/development/start-development.ts';

// Goal: what keeps a save from being in force is told, whatever else there is to mend.

const fault = (what: string) => ({ file: 'db/a.sql', line: 1, what, cure: 'Mend it.' });
const words = fault('the field name of boats has no word');

test('it comes before what the check finds', () => {
  const saving = fault('Error: no schema can be made');
  expect(allFaults([words], [saving])).toEqual([saving, words]);
});

test('nor where it names a file of which the check has told', () => {
  const saving = { ...fault('SyntaxError in db/a.sql: Unexpected end'), file: 'plugins/read.ts' };
  expect(allFaults([words], [saving])).toEqual([words]);
});

test('it is not told twice where the check has found it as well', () => {
  const syntax = fault('syntax error at or near "creat"');
  const saving = fault('migration 2: syntax error at or near "creat"');
  expect(allFaults([syntax, words], [saving])).toEqual([syntax, words]);
});
