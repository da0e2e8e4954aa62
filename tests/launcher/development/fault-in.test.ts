import { expect, test } from 'vitest';
import { faultIn } from '#tools/launcher/development/start-development.ts';

// Goal: a developer who saved an error reads the message and its place, whatever else a process
// writes.

const root = '/srv/honorar';

test.each([
  {
    said: 'file:///srv/honorar/plugins/modules/harbour/sink_boat.ts:12\nSyntaxError: Unexpected',
    file: 'plugins/modules/harbour/sink_boat.ts',
    line: 12,
    what: 'SyntaxError: Unexpected',
  },
  {
    said: 'in file:///srv/honorar/node_modules/pg/lib/client.js:1\nfile:///srv/honorar/server/run.ts:7\nError: no port',
    file: 'server/run.ts',
    line: 7,
    what: 'Error: no port',
  },
  { said: 'Error: no database', file: null, line: null, what: 'Error: no database' },
  { said: 'Killed', file: null, line: null, what: 'Killed' },
  {
    said: 'Error: forms/modules/harbour/sink_boat/schema.json: $ref leads to no file: boat.json',
    file: 'forms/modules/harbour/sink_boat/schema.json',
    line: null,
    what: 'Error: forms/modules/harbour/sink_boat/schema.json: $ref leads to no file: boat.json',
  },
  {
    said: 'Error: /srv/honorar/forms/modules/harbour/sink_boat: strict mode: unknown keyword: "tpye"',
    file: null,
    line: null,
    what: 'Error: forms/modules/harbour/sink_boat: strict mode: unknown keyword: "tpye"',
  },
])('the place of "$said" is $file:$line', ({ said: stated, ...fault }) => {
  expect(faultIn(stated, root)).toMatchObject(fault);
});

test('the lines that Node adds to a syntax error are omitted', () => {
  const stated = [
    '{"level":30,"time":1795611867353,"name":"server","msg":"request completed"}',
    'Grafast is running in development mode due to `NODE_ENV=development`; this is recommended.',
    'node:internal/modules/run_main:107',
    '    triggerUncaughtException(',
    '    ^',
    'file:///srv/honorar/plugins/modules/clients/companies-plugin.ts:59',
    'const a = ;',
    '          ^',
    'SyntaxError [ERR_INVALID_TYPESCRIPT_SYNTAX]: Expression expected',
    "  code: 'ERR_INVALID_TYPESCRIPT_SYNTAX'",
    '}',
    'Node.js v24.21.0',
  ].join('\n');
  expect(faultIn(stated, root)).toMatchObject({
    file: 'plugins/modules/clients/companies-plugin.ts',
    line: 59,
    what: 'SyntaxError: Expression expected',
  });
});

test('all lines of an error are reported, and no line that was logged meanwhile', () => {
  const stated = [
    'Error: 2 names are taken:',
    '  boat of harbour/tables/boats.sql',
    '  boat of sailing/tables/boats.sql',
    '{"level":30,"time":1795611867353,"name":"server","msg":"request completed"}',
    'Node.js v24.21.0',
  ].join('\n');
  expect(faultIn(stated, root).what).toBe(
    'Error: 2 names are taken:\n  boat of harbour/tables/boats.sql\n  boat of sailing/tables/boats.sql',
  );
});

test('without a thrown error, the last error of the log is reported', () => {
  const line = (more: object) => JSON.stringify({ level: 50, name: 'server', ...more });
  const stated = [
    line({ err: { type: 'Error', message: 'the first', stack: 'Error: the first' } }),
    line({ err: { type: 'Error', message: 'the "second"', stack: 'Error: the second' } }),
    line({ level: 30, msg: 'stopping' }),
  ].join('\n');
  expect(faultIn(stated, root).what).toBe('the "second"');
});
