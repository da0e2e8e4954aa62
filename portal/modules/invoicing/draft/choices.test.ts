import { expect, test } from 'vitest';
import { operationOf } from '#portal/graphql/graphql.ts';
import { clientChoicesQuery } from './fields/ClientField.tsx';
import { occupationChoicesQuery } from './fields/LineEditor.tsx';

// Requirements: A7.60, A7.61, A9.12, B9.1
test.each([
  ['clients', clientChoicesQuery],
  ['occupationCodes', occupationChoicesQuery],
])('a search for %s returns five rows', (list, document) => {
  const [, requested = ''] = operationOf(document).text.split(`${list}(`);
  expect(requested.slice(requested.indexOf(')'))).toMatch(/^\)\s*\{\s*total/);
  expect(requested.slice(0, requested.indexOf(')'))).toMatch(
    /page: 1\s+perPage: 5|page: 1, perPage: 5/,
  );
});
