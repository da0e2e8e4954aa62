import { expect, test } from 'vitest';
import { refusalsIn } from '#tools/launcher/development/refusals-in.ts';
import { allFaults } from '#tools/launcher/development/start-development.ts';

// Goal: an error that prevents a save from taking effect is reported, whatever other errors there
// are.

const fault = (what: string) => ({ file: 'db/a.sql', line: 1, what, cure: 'Mend it.' });
const words = fault('the field name of boats has no label');

test('it precedes the errors of the check', () => {
  const saving = fault('Error: no schema can be made');
  expect(allFaults([words], [saving])).toEqual([saving, words]);
});

test('an error that names a file already reported by the check is omitted', () => {
  const saving = { ...fault('SyntaxError in db/a.sql: Unexpected end'), file: 'plugins/read.ts' };
  expect(allFaults([words], [saving])).toEqual([words]);
});

test('it is reported once if the check has found it as well', () => {
  const syntax = fault('syntax error at or near "creat"');
  const saving = fault('migration 2: syntax error at or near "creat"');
  expect(allFaults([syntax, words], [saving])).toEqual([syntax, words]);
});

test('it is reported first even if the check reports it last', () => {
  const leak = fault('"whoever comes by" lets in a visitor (select)');
  expect(allFaults([words, leak], [fault(leak.what)])).toEqual([leak, words]);
});

test('each error of a migration is reported at its place', () => {
  const message = `"a" lets in a visitor
  in db/modules/harbour/tables/boats.rules.sql, line 3
app_public.rename_boat(jsonb): A definer
  in db/modules/harbour/functions/rename_boat.sql, line 2`;
  const of = (error: unknown) => refusalsIn(error).map(({ cure: _, ...place }) => place);
  expect(of(new Error(message))).toEqual([
    {
      file: 'db/modules/harbour/tables/boats.rules.sql',
      line: 3,
      what: '"a" lets in a visitor',
    },
    {
      file: 'db/modules/harbour/functions/rename_boat.sql',
      line: 2,
      what: 'app_public.rename_boat(jsonb): A definer',
    },
  ]);
  const syntax = 'syntax error\n  in db/modules/a.sql, line 7: creat table';
  expect(of(new Error(syntax))).toEqual([
    { file: 'db/modules/a.sql', line: 7, what: 'syntax error' },
  ]);
  expect(of('nothing of ours')).toEqual([{ file: null, line: null, what: 'nothing of ours' }]);
});
