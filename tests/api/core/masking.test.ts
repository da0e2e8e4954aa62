// Goal: an error that is explained to an operator as theirs can still be found where it is ours.
import { GraphQLError } from 'grafast/graphql';
import { expect, test } from 'vitest';
import { explainDatabaseError } from '#plugins/core/errors/explain-database-error.ts';
import { makeMaskError } from '#plugins/core/errors/mask-error.ts';

test.each([
  ['22P02', 'INVALID', ['The database refuses a value']],
  ['22003', 'TOO_BIG', ['The database refuses a value']],
  ['23505', 'TAKEN', []],
  ['22012', 'INTERNAL', ['A request failed']],
])('%s is %s and leaves %j in the log', (code, answer, logged) => {
  const messages: string[] = [];
  const mask = makeMaskError((_fields, message) => messages.push(message), explainDatabaseError);
  const originalError = Object.assign(new Error('invalid input syntax'), { code });
  const masked = mask(new GraphQLError('failed', { originalError, path: ['accounts'] }));
  expect(masked.extensions.code).toBe(answer);
  expect(messages).toEqual(logged);
});
