import { expect, test } from 'vitest';
import { camelCase, fieldName, snakeCase } from '#shared/names.ts';

// Goal: names of the database and of the API convert into each other.

test.each([
  ['account_id', 'accountId'],
  ['create_client', 'createClient'],
  ['line_2_text', 'line2Text'],
  ['id', 'id'],
])('%s is %s', (sql, api) => expect(camelCase(sql)).toBe(api));

test.each(['create_client', 'send_invoice_via_ehf', 'id'])('%s converts back to itself', (name) =>
  expect(snakeCase(camelCase(name))).toBe(name),
);

test('a type is named after its row', () =>
  expect(snakeCase('FreelanceProfile')).toBe('freelance_profile'));

test('only an amount is named without its unit', () => {
  expect(fieldName('paid_minor')).toBe('paid');
  expect(fieldName('minor_children')).toBe('minorChildren');
});
