// Goal: a person reaches the second level by the operations that the portal uses, and an attacker
// does not, even with simultaneous requests. Method: the product's own API over HTTP.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Payload } from '../support/answer.ts';
import { type ProductApi, productApi } from '../support/product-api.ts';
import { runMutation } from '../support/run-mutation.ts';
import { signedInPerson } from '../support/signed-in-person.ts';
import { textedCode } from '../support/texted-code.ts';

let api: ProductApi;
let token: string;
let people = 0;
const phone = { countryCode: 'NO', number: '91234567' };

beforeAll(async () => {
  api = await productApi();
});
beforeEach(async () => {
  await api.root.query('delete from app_public.phone_numbers');
  people += 1;
  token = await signedInPerson(api, `kari${people}@example.no`);
});
afterAll(() => api?.[Symbol.asyncDispose]());

const run = (name: string, input: object, fields = 'phoneNumber { id number }') =>
  runMutation(api, name, input, fields, token);
const send = (input: object = phone) => run('sendSmsConfirmation', input);
const verify = (code: string, input: object = phone) =>
  run('verifyPhoneNumber', { ...input, token: code });
const wrong = (code: string) => (code === '00000' ? '11111' : '00000');
const codesOf = (answers: { errors: { code: string }[] }[]) =>
  answers.map(({ errors }) => errors[0]?.code ?? 'done').sort();
const changePassword = () =>
  run('updateUser', { attributes: { password: 'sol og måne' } }, 'user { id }');

// Requirements: A6.25, A7.43, B1.8
test('a code by SMS raises the level of the session, and the refused operation succeeds', async () => {
  expect((await changePassword()).errors).toEqual([{ code: 'AUTH_LEVEL_2_REQUIRED', path: '' }]);
  const sent = await send();
  expect(sent).toEqual({
    phoneNumber: { id: expect.stringMatching(/^pho_/), number: '91234567' },
    errors: [],
  });
  expect((await verify(await textedCode(api.root))).errors).toEqual([]);
  expect((await changePassword()).errors).toEqual([]);
});

// Requirements: A7.14, B7.10
test('the numbers are listed, and the last used one is marked', async () => {
  const question = `{
    phoneNumbers { total items { countryCode number createdAt tokenSentAt tokenVerifiedAt } }
    lastUsedPhoneNumber { countryCode number tokenVerifiedAt }
    session { phoneNumber { number } } }`;
  const unknownId = await api.ask(question, {}, token);
  expect(unknownId.data).toMatchObject({ phoneNumbers: { total: 0 }, lastUsedPhoneNumber: null });
  await send();
  const sent = await api.ask(question, {}, token);
  expect(sent.data).toMatchObject({
    phoneNumbers: { items: [{ ...phone, tokenSentAt: expect.any(String), tokenVerifiedAt: null }] },
    lastUsedPhoneNumber: { ...phone, tokenVerifiedAt: null },
    session: { phoneNumber: null },
  });
  await verify(await textedCode(api.root));
  const proven = await api.ask(question, {}, token);
  expect(proven.data).toMatchObject({
    phoneNumbers: { total: 1, items: [{ tokenVerifiedAt: expect.any(String) }] },
    session: { phoneNumber: { number: '91234567' } },
  });
});

// Requirements: A5.13
test('all errors of the form are reported at once', async () => {
  expect((await verify('1234', { countryCode: 'no', number: '912 34 56x' })).errors).toEqual(
    expect.arrayContaining([
      { code: 'INVALID', path: 'countryCode' },
      { code: 'INVALID_PHONE_NUMBER', path: 'number' },
      { code: 'INVALID_TOKEN', path: 'token' },
    ]),
  );
  expect((await run('verifyPhoneNumber', { number: '' })).errors).toEqual(
    expect.arrayContaining([
      { code: 'BLANK', path: 'countryCode' },
      { code: 'BLANK', path: 'number' },
      { code: 'BLANK', path: 'token' },
    ]),
  );
});

// Requirements: A8.37
test.each([
  ['too short', { countryCode: 'NO', number: '9123456' }],
  ['of no network', { countryCode: 'NO', number: '12345678' }],
  ['of a landline', { countryCode: 'NO', number: '22334455' }],
  ['of another country', { countryCode: 'SE', number: '91234567' }],
  ['of no country', { countryCode: 'ZZ', number: '91234567' }],
])('INVALID_PHONE_NUMBER: a number %s', async (_, input) => {
  const refused = [{ code: 'INVALID_PHONE_NUMBER', path: 'number' }];
  expect((await send(input)).errors).toEqual(refused);
  expect((await verify('12345', input)).errors).toEqual(refused);
});

test.each([
  { countryCode: 'SE', number: '701234567' },
  { countryCode: 'DK', number: '20123456' },
  { countryCode: 'FI', number: '412345678' },
])('numbers of $countryCode are valid', async (input) => {
  expect((await send(input)).errors).toEqual([]);
});

test('a visitor gets no SMS', async () => {
  const text = `mutation ($input: SendSmsConfirmationInput!) {
    sendSmsConfirmation(input: $input) { errors { code } } }`;
  const answer = await api.ask<{ sendSmsConfirmation: Payload }>(text, { input: phone });
  expect(answer.data.sendSmsConfirmation.errors).toEqual([{ code: 'UNAUTHORIZED' }]);
});

test('wrong attempts are counted although each is refused, also eight at once', async () => {
  await send();
  const code = await textedCode(api.root);
  const tries = await Promise.all(Array.from({ length: 8 }, () => verify(wrong(code))));
  expect(codesOf(tries)).toEqual([
    ...Array<string>(3).fill('ATTEMPTS_LIMIT_EXCEEDED'),
    ...Array<string>(5).fill('INVALID_TOKEN'),
  ]);
  expect((await verify(code)).errors).toEqual([{ code: 'ATTEMPTS_LIMIT_EXCEEDED', path: 'token' }]);
});

test('a code counts once, also when it is sent four times at once', async () => {
  await send();
  const code = await textedCode(api.root);
  const tries = await Promise.all(Array.from({ length: 4 }, () => verify(code)));
  expect(codesOf(tries)).toEqual([...Array<string>(3).fill('INVALID_TOKEN'), 'done']);
});

test('four simultaneous requests send one code', async () => {
  const requested = await Promise.all(Array.from({ length: 4 }, () => send()));
  expect(codesOf(requested)).toEqual([
    ...Array<string>(3).fill('DELIVERY_FREQUENCY_EXCEEDED'),
    'done',
  ]);
  const { rowCount } = await api.root.query('select from app_private.sms_codes');
  expect(rowCount).toBe(1);
});

test('INVALID_ACTION: an operator who impersonates a person cannot use up their attempts', async () => {
  await send();
  const code = await textedCode(api.root);
  await api.root.query(
    `with operator as (
       insert into app_public.operators (user_id, operator_role)
       select id, 'ADMIN' from app_public.users where email = $1 returning id)
     update app_public.sessions s set administrator_id = o.id, administrator_reason = 'Hjelp'
     from operator o where s.user_id = (select id from app_public.users where email = $1)`,
    [`kari${people}@example.no`],
  );
  const refused = [{ code: 'INVALID_ACTION', path: '' }];
  expect((await send()).errors).toEqual(refused);
  expect((await verify(wrong(code))).errors).toEqual(refused);
  const { rows } = await api.root.query('select wrong_tries, used_at from app_private.sms_codes');
  expect(rows).toEqual([{ wrong_tries: 0, used_at: null }]);
});
