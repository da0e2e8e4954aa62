// Goal: an operator signs in with password and a code that counts once. Method: the console's API
// over HTTP with codes of a real authenticator.
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#plugins/core/passwords/hash-password.ts';
import type { Payload } from '../support/answer.ts';
import { type ProductApi, productApi } from '../support/product-api.ts';

let api: ProductApi;
const email = 'drift@example.no';
const password = 'sol og måne';
const authenticator = new TOTP({ secret: 'JBSWY3DPEHPK3PXP' });

beforeAll(async () => {
  api = await productApi('admin');
  await api.root.query(
    `select app_private.appoint_operator(app_private.create_user(jsonb_build_object('email', $1::text), $2), 'ADMIN', 'JBSWY3DPEHPK3PXP')`,
    [email, await hashPassword(password)],
  );
});
afterAll(() => api?.[Symbol.asyncDispose]());

async function signIn(input: object) {
  const answer = await api.ask<{ createOperatorSession: Payload<{ token: string | null }> }>(
    `mutation ($input: CreateOperatorSessionInput!) {
      createOperatorSession(input: $input) { token errors { code path } } }`,
    { input },
  );
  if (!answer.data) throw new Error(JSON.stringify(answer));
  return answer.data.createOperatorSession;
}

test('all errors of the form are reported at once', async () => {
  expect((await signIn({ email: 'x', code: '12' })).errors).toEqual(
    expect.arrayContaining([
      { code: 'INVALID', path: 'email' },
      { code: 'BLANK', path: 'password' },
      { code: 'INVALID_TOKEN', path: 'code' },
    ]),
  );
});

test('password and code open a session that sees every account; the code counts once', async () => {
  const code = authenticator.generate();
  const { token, errors } = await signIn({ email, password, code });
  expect(errors).toEqual([]);
  const answer = await api.ask<{ users: { nodes: object[] } }>(
    '{ users { nodes { email } } }',
    {},
    token,
  );
  expect(answer.data.users.nodes).toEqual([{ email }]);
  expect(await signIn({ email, password, code })).toEqual({
    token: null,
    errors: [{ code: 'INVALID_TOKEN', path: 'code' }],
  });
});

test('a wrong password and an unknown operator return the same answer', async () => {
  const code = '000000';
  const wrong = await signIn({ email, password: 'sol og stjerne', code });
  expect(wrong.errors).toEqual([
    { code: 'INVALID_PASSWORD', path: 'password' },
    { code: 'INVALID_TOKEN', path: 'code' },
  ]);
  expect(await signIn({ email: 'nobody@example.no', password, code })).toEqual(wrong);
});
