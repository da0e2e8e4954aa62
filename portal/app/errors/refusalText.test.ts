import { readFile } from 'node:fs/promises';
import i18next from 'i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { readWords } from '#forms/words/read-words.ts';
import { refusalText } from './refusalText.ts';

const { errors: nb } = readWords('nb');
const { errors: en } = readWords('en');

beforeAll(async () => {
  if (!i18next.isInitialized) await i18next.init();
  i18next.addResourceBundle('nb', 'errors', nb).addResourceBundle('en', 'errors', en);
});

// Requirements: A8.73, B8.1
test('every code of the contract has a text in both languages', async () => {
  const schema = await readFile(
    new URL('../../../plugins/portal.graphql', import.meta.url),
    'utf8',
  );
  const codes = /enum ErrorCode \{([^}]*)\}/.exec(schema)![1]!.trim().split(/\s+/);
  expect(codes).toHaveLength(60);
  for (const code of codes) {
    expect(nb, code).toHaveProperty([code]);
    expect(en, code).toHaveProperty([code]);
  }
  expect(Object.keys(nb)).toEqual(Object.keys(en));
});

// Requirements: A8.82, B8.2
test('a field has its own text, without ids and positions', () => {
  const text = (code: string, path: string) => refusalText({ code, path }, 'en');
  expect(text('BLANK', 'attributes.address.postalCode')).toBe('A post code is required');
  expect(text('BLANK', 'lines.0.occupationCodeId')).toBe('Choose what kind of work it was');
  expect(text('TAKEN', 'attributes.referencePeople.1.name')).toBe(
    'Reference people can not have the same name',
  );
  expect(text('BLANK', 'attributes.title')).toBe('Missing title');
  expect(text('TOO_SMALL', 'lines.0.unitPrice')).toMatch(/below zero/);
  expect(text('NEVER_HEARD_OF', '')).toBe('That could not be done. Try again shortly.');
});

// Document A and B, section 5: the exact text of each refusal at its field.
// Requirements: A5.1, A5.3, A5.5, A5.9, A5.14, A5.15, A5.16, A5.18, A5.25, A5.26, A5.30, A5.34,
// A8.1, A8.75, A8.76, B5.1, B5.4, B5.8, B8.2
test.each([
  ['BLANK', 'name', 'A name is required'],
  ['BLANK', 'fullName', 'A full client name is required'],
  ['BLANK', 'email', 'An email address is required'],
  ['INVALID', 'email', 'Incorrect email format'],
  ['BLANK', 'phone', 'A phone number is required'],
  ['INVALID_PHONE_NUMBER', 'attributes.phone', 'Incorrect phone format (only + and 0-9)'],
  ['BLANK', 'address.line1', 'Address line 1 is required'],
  ['BLANK', 'address.postalCode', 'A post code is required'],
  ['BLANK', 'address.city', 'A city is required'],
  ['BLANK', 'address.country', 'A country is required'],
  ['INCLUSION', 'address.country', 'A valid country is required'],
  ['INVALID', 'address.country', 'Country must be a 2 character code'],
  ['BLANK', 'orgNumber', 'An organization number is required'],
  ['BLANK', 'referencePeople.0.name', 'A name is required for a reference person'],
  ['TAKEN', 'referencePeople.0.name', 'Reference people can not have the same name'],
  ['TAKEN', 'referencePeople.0.email', 'Reference people can not have the same email'],
  ['INVALID', 'clientNumber', 'Client number can not include punctuation'],
  ['TOO_BIG', 'clientNumber', 'Client number must be between 1 and 8 digits'],
  ['BLANK', 'freelanceProfileId', 'A connected payout profile is required'],
  ['BLANK', 'currency', 'A currency is required'],
  ['BLANK', 'accountNumber', 'A bank account number is required'],
  ['TOO_SHORT', 'accountNumber', 'The bank account number must consist of at least 11 characters'],
  [
    'TOO_BIG',
    'accountNumber',
    'The bank account number must consist of no more than 34 characters',
  ],
  ['TOO_SHORT', 'swiftCode', 'The swift code must be between 8 and 11 characters'],
  ['TOO_BIG', 'swiftCode', 'The swift code must be between 8 and 11 characters'],
  ['BLANK', 'personalNumber', 'Please provide a valid personal number'],
  ['BLANK', 'password', 'A password is required'],
  ['TOO_SHORT', 'password', 'Minimum 6 characters, please!'],
  ['TOO_BIG', 'password', 'No more than 64 characters, please!'],
  ['INVALID', 'passwordConfirmation', 'Passwords must be identical'],
  ['INVALID', 'accountNumber', 'The bank account number should only contain numbers'],
  ['BLANK', 'message', 'A message is required'],
  ['BLANK', 'attributes.address', 'Address is required'],
  ['TOO_BIG', 'attributes.symbol', 'Please provide a file smaller than 5mb'],
  ['TOO_BIG', 'attributes.logo', 'Please provide a file smaller than 5mb'],
  ['TAKEN', 'departmentName', 'A department with this name already exists'],
  ['TAKEN', 'departmentMemberships.1.departmentId', 'Only one role is allowed per department'],
  ['TOO_BIG', 'departmentDescription', 'A description must be 280 characters or less'],
  ['TOO_SMALL_OR_EQUAL', 'lines', 'The invoice comes to 0 kr. Write a price on at least one line.'],
])('%s at %s reads “%s”', (code, path, text) => {
  expect(refusalText({ code, path }, 'en')).toBe(text);
});

// Document A, section 8: the text of each code, whatever the field.
// Requirements: A8.75, A8.76, A8.77, A8.78, A8.79, A8.80, A8.81
test.each([
  ['BLANK', 'attributes.title', 'Missing title'],
  ['INVALID', 'attributes.title', 'Invalid title'],
  ['TAKEN', 'attributes.title', 'Title taken'],
  ['TAKEN', 'attributes.name', 'The name is taken. Choose another.'],
  ['ACCOUNT_NOT_FOUND', 'id', 'The account does not exist'],
  ['USER_NOT_FOUND', '', 'The user does not exist'],
  ['OTP_EXPIRED', 'token', 'Your link has expired.'],
  [
    'OTP_EXPIRED_AND_RESENT',
    'token',
    'Your link has expired, but we have sent a new one to your email.',
  ],
  ['AUTH_LEVEL_2_REQUIRED', '', 'An SMS confirmation is required.'],
  [
    'PERSONAL_ACCOUNT_OWNS_TEAMS',
    '',
    'The personal account owns teams. Give them a new owner first.',
  ],
])('the code %s at “%s” reads: %s', (code, path, text) => {
  expect(refusalText({ code, path }, 'en')).toBe(text);
});

test('until the texts of fields are loaded, the general text of the code is shown', () => {
  const refusal = { code: 'BLANK', path: 'attributes.departmentName' };
  const codes = Object.fromEntries(Object.entries(nb).filter(([key]) => !key.includes('.')));
  i18next.removeResourceBundle('nb', 'errors').addResourceBundle('nb', 'errors', codes);
  expect(refusalText(refusal, 'nb', 'navn')).toBe('Navn mangler');
  i18next.addResourceBundle('nb', 'field-errors', nb);
  expect(refusalText(refusal, 'nb', 'navn')).toBe('Avdelingen må ha et navn');
});

test('texts of fields that fail to load do not render the page again', async () => {
  i18next.removeResourceBundle('nb', 'field-errors');
  const emit = vi.spyOn(i18next, 'emit');
  refusalText({ code: 'INVALID', path: 'years' }, 'nb');
  refusalText({ code: 'INVALID', path: 'years' }, 'nb');
  await new Promise((done) => setTimeout(done));
  expect(emit).not.toHaveBeenCalled();
});
