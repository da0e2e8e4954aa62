import { expect, test } from 'vitest';
import { isUndone, UnreadableAnswer } from '#plugins/core/mutations/send-call.ts';

// Goal: a call is repeated only if Postgres has reported that it was not executed. Method: errors
// as `pg` raises them.
test.each([
  ['a constraint violation', { code: '23505', severity: 'ERROR' }, true],
  ['a collision', { code: '40P01', severity: 'ERROR' }, true],
  ['an answer that cannot be read', new UnreadableAnswer('no'), true],
  ['a server that shuts down', { code: '57P01', severity: 'FATAL' }, false],
  ['a broken connection as Postgres reports it', { code: '08006', severity: 'FATAL' }, false],
  ['a connection that was reset', { code: 'ECONNRESET' }, false],
  ['an error without a code', new Error('Connection terminated unexpectedly'), false],
])('%s', (_title, error, expected) => {
  expect(isUndone(error)).toBe(expected);
});
