// Goal: a person signs in by the operations that the portal uses, and each failure returns its code
// and path. Method: the product's own API over HTTP, from registering to logging out.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedToken } from '../support/mailed-token.ts';
import { type ProductApi, productApi } from '../support/product-api.ts';
import { runMutation } from '../support/run-mutation.ts';

let api: ProductApi;
const email = 'kari@example.no';
const password = 'sol og måne';

beforeAll(async () => {
  api = await productApi();
});
afterAll(() => api?.[Symbol.asyncDispose]());

const run = <Made>(name: string, input: object, fields = '', token: string | null = null) =>
  runMutation<Made>(api, name, input, fields, token);
const signIn = (input: object) => run<{ token: string | null }>('createSession', input, 'token');

interface Inside {
  session: {
    account: { slug: string };
    accounts: object[];
    user: { email: string; confirmed: boolean };
  };
}
const session = `{ session {
  id role needsOnboarding hasIdentity account { id slug displayName role canManage features { invoices payouts } primaryUser { email } }
  accounts { id slug } user { email confirmed firstName } administrator { id } } }`;

// Requirements: A5.15
test('registering reports every broken rule of the input at once', async () => {
  const attributes = { email: 'no address', firstName: ' ', password: 'short', language: 'NB' };
  const { user, errors } = await run<{ user: object | null }>(
    'registerAccount',
    { attributes },
    'user { id }',
  );
  expect(user).toBeNull();
  expect(errors).toEqual(
    expect.arrayContaining([
      { code: 'INVALID', path: 'attributes.email' },
      { code: 'BLANK', path: 'attributes.firstName' },
      { code: 'BLANK', path: 'attributes.lastName' },
      { code: 'TOO_SHORT', path: 'attributes.password' },
    ]),
  );
  expect(errors).toHaveLength(4);
});

// Requirements: A4.56
test('a person registers, and their password is stored as argon2id only', async () => {
  const attributes = { email, firstName: 'Kari', lastName: 'Nordmann', password };
  expect((await run('registerAccount', { attributes }, 'user { id }')).errors).toEqual([]);
  const { rows } = await api.root.query<{ password_hash: string }>(
    'select password_hash from app_private.user_secrets',
  );
  expect(rows[0]!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const again = await run('registerAccount', { attributes }, 'user { id }');
  expect(again.errors).toEqual([{ code: 'USER_EXISTS', path: 'attributes.email' }]);
});

// Requirements: A7.19
test('a newly registered user reads their own data, and has the rights of a visitor', async () => {
  const attributes = { email: 'nina@example.no', firstName: 'Nina', lastName: 'Nordmann' };
  const text = `mutation ($account: RegisterAccountInput!, $team: RegisterTeamAccountInput!) {
    registerAccount(input: $account) { user { id email firstName confirmed } errors { code } }
    updateUser(input: {attributes: {firstName: "Mallory"}}) { user { id } errors { code } }
    again: registerAccount(input: $account) { user { id } errors { code } }
    registerTeamAccount(input: $team) { user { email } errors { code } }
  }`;
  const team = {
    attributes: { ...attributes, email: 'tor@example.no' },
    team: { name: 'Team', tag: 'GENERIC' },
  };
  const { data } = await api.ask<{ registerAccount: { user: { id: string } } }>(text, {
    account: { attributes },
    team,
  });
  expect(data).toEqual({
    registerAccount: {
      user: {
        id: expect.stringMatching(/^usr_/),
        email: 'nina@example.no',
        firstName: 'Nina',
        confirmed: false,
      },
      errors: [],
    },
    updateUser: { user: null, errors: [{ code: 'UNAUTHORIZED' }] },
    again: { user: null, errors: [{ code: 'USER_EXISTS' }] },
    registerTeamAccount: { user: { email: 'tor@example.no' }, errors: [] },
  });
  const node = `{ node(id: "${data.registerAccount.user.id}") { id } session { id } }`;
  expect((await api.ask(node)).data).toEqual({ node: null, session: null });
});

// Requirements: A1.26, A7.10
test('the right password opens a session, and the session returns its user', async () => {
  const { token, errors } = await signIn({ email: 'KARI@example.no', password });
  expect(errors).toEqual([]);
  const answer = await api.ask(session, {}, token);
  expect(answer).toEqual({
    data: {
      session: {
        id: expect.stringMatching(/^ses_/),
        role: 'OWNER',
        needsOnboarding: false,
        hasIdentity: false,
        account: {
          id: expect.stringMatching(/^acc_/),
          slug: 'kari-nordmann',
          displayName: 'Kari Nordmann',
          role: 'OWNER',
          canManage: true,
          features: { invoices: true, payouts: false },
          primaryUser: { email },
        },
        accounts: [{ id: expect.stringMatching(/^acc_/), slug: 'kari-nordmann' }],
        user: { email, confirmed: false, firstName: 'Kari' },
        administrator: null,
      },
    },
  });
});

test('a visitor has no session, and an unknown token is refused', async () => {
  expect(await api.ask(session)).toEqual({ data: { session: null } });
  const answer = await api.ask(session, {}, 'x'.repeat(43));
  expect(answer.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED');
});

// Requirements: A4.52
test('a wrong password and an unknown address return the same answer, and are recorded', async () => {
  const count = async () =>
    (await api.root.query('select from app_private.sign_in_attempts where succeeded_at is null'))
      .rowCount;
  const before = await count();
  const wrong = await signIn({ email, password: 'sol og stjerne' });
  const unknown = await signIn({ email: 'nobody@example.no', password });
  expect(wrong).toEqual({
    token: null,
    errors: [{ code: 'INVALID_PASSWORD', path: 'password' }],
  });
  expect(unknown).toEqual(wrong);
  expect(await count()).toBe((before ?? 0) + 2);
});

test('ATTEMPTS_LIMIT_EXCEEDED after ten wrong passwords, also for the right one', async () => {
  const input = { email: 'limited@example.no', password: 'wrong' };
  for (let i = 0; i < 10; i++) {
    expect((await signIn(input)).errors).toMatchObject([{ code: 'INVALID_PASSWORD' }]);
  }
  expect((await signIn(input)).errors).toEqual([{ code: 'ATTEMPTS_LIMIT_EXCEEDED', path: '' }]);
});

// Requirements: A4.49
test('the link from the registration confirms the address, and the password stays', async () => {
  const input = { token: await mailedToken(api.root, email) };
  const { token, errors } = await run<{ token: string }>('useSessionOtp', input, 'token');
  expect(errors).toEqual([]);
  expect((await api.ask<Inside>(session, {}, token)).data.session.user.confirmed).toBe(true);
  expect((await signIn({ email, password })).errors).toEqual([]);
});

// Requirements: A1.27, A7.39, A7.40
test('a link signs in once and leads to its deep link', async () => {
  const requested = await run('createSessionOtp', { email, deepLink: '/v2/nb/account/settings' });
  expect(requested.errors).toEqual([]);
  const input = { token: await mailedToken(api.root, email) };
  const first = await run<{ token: string }>('useSessionOtp', input, 'token deepLink');
  expect(first).toMatchObject({ deepLink: '/v2/nb/account/settings', errors: [] });
  const answer = await api.ask<Inside>(session, {}, first.token);
  expect(answer.data.session.user.email).toBe(email);
  const again = await run('useSessionOtp', input, 'token deepLink');
  expect(again.errors).toEqual([{ code: 'OTP_EXPIRED', path: 'token' }]);
});

test('INVALID: a deep link that leads to another site', async () => {
  for (const deepLink of ['https://evil.example', '//evil.example', '/\\evil.example', 'v2']) {
    const { errors } = await run('createSessionOtp', { email, deepLink });
    expect(errors).toEqual([{ code: 'INVALID', path: 'deepLink' }]);
  }
});

// Requirements: A4.22
test('OTP_EXPIRED_AND_RESENT: a new link is queued for mailing', async () => {
  await run('createSessionOtp', { email });
  const old = await mailedToken(api.root, email);
  await api.root.query('update app_private.one_time_links set expires_at = now()');
  const refused = await run('useSessionOtp', { token: old }, 'token');
  expect(refused.errors).toEqual([{ code: 'OTP_EXPIRED_AND_RESENT', path: 'token' }]);
  const fresh = await mailedToken(api.root, email);
  expect(fresh).not.toBe(old);
  expect((await run('useSessionOtp', { token: fresh }, 'token')).errors).toEqual([]);
});

// Requirements: A1.9, A7.18
test('a team is created, switched to, and listed among the accounts', async () => {
  const { token } = await signIn({ email, password });
  const attributes = { name: 'Solsiden Barnehage', tag: 'KINDERGARTEN' };
  const made = await run<{ account: { id: string } }>(
    'createTeamAccount',
    { attributes },
    'account { id name }',
    token,
  );
  expect(made).toMatchObject({ account: { name: 'Solsiden Barnehage' }, errors: [] });
  const switched = await run<{ token: string }>(
    'switchAccount',
    { id: made.account.id },
    'token',
    token,
  );
  const answer = await api.ask<Inside>(session, {}, switched.token);
  expect(answer.data.session.account.slug).toBe('solsiden-barnehage');
  expect(answer.data.session.accounts).toHaveLength(2);
  const forged = await run('switchAccount', { id: 'usr_00000000000000000000000000' }, '', token);
  expect(forged.errors).toEqual([{ code: 'INVALID', path: 'id' }]);
  const lists = `{ members { total items { email role } } departments { items { name default } } }`;
  expect(await api.ask(lists, {}, switched.token)).toEqual({
    data: {
      members: { total: 1, items: [{ email, role: 'OWNER' }] },
      departments: { items: [{ name: 'Felles', default: true }] },
    },
  });
});

// Requirements: A4.48
test('logging out ends the session at once', async () => {
  const { token } = await signIn({ email, password });
  expect((await run('destroySession', {}, '', token)).errors).toEqual([]);
  const answer = await api.ask(session, {}, token);
  expect(answer.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED');
});

// Requirements: A7.44
test('a forgotten password is reset by mail', async () => {
  await run('requestPasswordReset', { email });
  const token = await mailedToken(api.root, email);
  expect((await run('validatePasswordResetToken', { token })).errors).toEqual([]);
  expect((await run('resetPassword', { token, password: 'et nytt et' })).errors).toEqual([]);
  expect((await signIn({ email, password })).errors).toMatchObject([{ code: 'INVALID_PASSWORD' }]);
  expect((await signIn({ email, password: 'et nytt et' })).errors).toEqual([]);
});

// Requirements: A1.25
test('AUTH_LEVEL_2_REQUIRED for a new password, but not for a new language', async () => {
  const { token } = await signIn({ email, password: 'et nytt et' });
  const update = (attributes: object) =>
    run('updateUser', { attributes }, 'user { language }', token);
  expect(await update({ language: 'EN' })).toEqual({ user: { language: 'EN' }, errors: [] });
  expect((await update({ password: 'enda et nytt' })).errors).toEqual([
    { code: 'AUTH_LEVEL_2_REQUIRED', path: '' },
  ]);
});
