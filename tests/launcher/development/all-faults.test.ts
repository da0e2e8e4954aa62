import { expect, test } from 'vitest';
import { allFaults } from '#tools/launcher/development/start-development.ts';

// Goal: what keeps a save from being in force is told, whatever else there is to mend.

const fault = (what: string) => ({ file: 'db/a.sql', line: 1, what, cure: 'Mend it.' });
const words = fault('the field name of boats has no word');

test('it comes before what the check finds', () => {
  const keeping = fault('Error: no schema can be made');
  expect(allFaults([words], [keeping])).toEqual([keeping, words]);
});

test('nor where it names a file of which the check has told', () => {
  const keeping = { ...fault('SyntaxError in db/a.sql: Unexpected end'), file: 'plugins/read.ts' };
  expect(allFaults([words], [keeping])).toEqual([words]);
});

test('it is not told twice where the check has found it as well', () => {
  const syntax = fault('syntax error at or near "creat"');
  const keeping = fault('migration 2: syntax error at or near "creat"');
  expect(allFaults([syntax, words], [keeping])).toEqual([syntax, words]);
});
