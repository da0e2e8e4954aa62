import { expect, test } from 'vitest';
import { faultIn } from '../../../launcher/development/fault-in.ts';

test.each([
  {
    said: 'file:///srv/honorar/plugins/modules/harbour/sink_boat.ts:12\nSyntaxError: Unexpected',
    file: 'plugins/modules/harbour/sink_boat.ts',
    line: 12,
  },
  {
    said: 'in file:///srv/honorar/node_modules/pg/lib/client.js:1\nfile:///srv/honorar/server/run.ts:7\n',
    file: 'server/run.ts',
    line: 7,
  },
  { said: 'Error: no database', file: null, line: null },
])('of "$said" the place is $file:$line', ({ said, file, line }) => {
  expect(faultIn(said, '/srv/honorar')).toMatchObject({ file, line, what: said });
});
