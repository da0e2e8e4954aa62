// Goal: a common password is refused, and no name can be made to look like another.
// Method: every mutation whose form sets a password or a name, found by its schema, is sent such
// values through the server; the database is called directly for checks beyond the forms.
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readForms } from '#plugins/core/forms/read-forms.ts';
import { isOwnAddress, isWellKnown } from '#plugins/core/passwords/hash-password.ts';
import { aUser, type TestUser } from '../../support/fixtures/a-user.ts';
import { mailedLinks } from '../../support/people/mailed-links.ts';
import type { Payload } from '../support/answer.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { makeTenant, type Tenant } from './support/tenant.ts';

let server: RealServer;
let kari: Tenant;
/** A user whose name no e-ID has confirmed. */
let ola: TestUser;
beforeAll(async () => {
  // In the sandbox, where visitors may send documents of their own.
  server = await realServer({ SANDBOX_URL: 'http://127.0.0.1:9' });
  kari = await makeTenant(server.database);
  ola = await server.database.committed((tx) => aUser(tx));
});
afterAll(() => server?.[Symbol.asyncDispose]());

const registration = {
  email: 'ny@example.no',
  firstName: 'Ny',
  lastName: 'Person',
  language: 'NB',
  marketingConsent: false,
  necessaryCookiesConsent: true,
  referrer: 'FRIEND',
  occupation: 'OTHER',
};

async function errorsOf(name: string, input: object, token: string | null) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { errors { code path } } }`;
  const { data, errors } = await server.portal<Record<string, Payload>>(text, { input }, token);
  expect(errors).toEqual([]);
  return data[name]?.errors;
}

test.each([
  'password',
  'Passord1',
  '123456',
  'qwerty',
  'QwErTy',
  '654321',
  'aaaaaa',
  'abcabc',
  'asdfgh',
  'letmein',
  'sommer2026!',
  'hemmelig',
  'iloveyou',
  'Dragon12',
  '１２３４５６',
])('%j is a common password', (password) => {
  expect(isWellKnown(password)).toBe(true);
});

test.each(['honorar-demo', 'sol og måne', 'tre blå hester', 'Kj8#pq', 'xK2vbQ'])(
  '%j is not a common password',
  (password) => {
    expect(isWellKnown(password)).toBe(false);
  },
);

test.each([
  'kari.nordmann@example.no',
  'Kari.Nordmann@Example.no',
  'kari.nordmann',
  'Kari.Nordmann1!',
])('%j is too easy to guess for its own address', (password) => {
  expect(isOwnAddress(password, 'kari.nordmann@example.no')).toBe(true);
  expect(isOwnAddress(password, 'ola.hansen@example.no')).toBe(false);
  expect(isOwnAddress(password, null)).toBe(false);
});

test('a short mailbox does not forbid the passwords that begin with it', () => {
  expect(isOwnAddress('ab12!?xyz', 'ab@example.no')).toBe(false);
  expect(isOwnAddress('nordmann-og-katten', 'nordmann@example.no')).toBe(false);
});

const inputs: Record<string, { input: (password: string) => object; path: string }> = {
  registerAccount: {
    input: (password) => ({ attributes: { ...registration, password } }),
    path: 'attributes.password',
  },
  registerTeamAccount: {
    input: (password) => ({
      attributes: { ...registration, password },
      team: { name: 'Laget' },
    }),
    path: 'attributes.password',
  },
  updateUser: { input: (password) => ({ attributes: { password } }), path: 'attributes.password' },
  resetPassword: { input: (password) => ({ token: 'x', password }), path: 'password' },
};

/** A sign-in accepts any password that was chosen before. */
const asks = ['createSession', 'createOperatorSession'];

test('each form that sets a password is tested here', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const forms = readForms(path.join(root, 'forms/modules'), path.join(root, 'plugins/modules'));
  const choose = forms
    .filter(({ schema }) => JSON.stringify(schema).includes('"password":'))
    .map(({ name }) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
  expect(choose.filter((name) => !asks.includes(name)).sort()).toEqual(Object.keys(inputs).sort());
});

test.each(Object.keys(inputs))('%s refuses a common password', async (name) => {
  const { input, path: field } = inputs[name]!;
  const token = name === 'updateUser' ? kari.token : null;
  const errors = await errorsOf(name, input('Password123'), token);
  expect(errors).toContainEqual({ code: 'INVALID', path: field });
});

// The address of whoever chooses is in the form, known by the session, or by the link.
test('no form takes the own e-mail address for a password', async () => {
  const [{ email } = { email: '' }] = await server.database.committed((tx) =>
    tx.query<{ email: string }>('select email from app_public.users where id = $1', [kari.userId]),
  );
  const { input, path: field } = inputs.updateUser!;
  expect(await errorsOf('updateUser', input(email), kari.token)).toContainEqual({
    code: 'INVALID',
    path: field,
  });
  for (const name of ['registerAccount', 'registerTeamAccount']) {
    const errors = await errorsOf(name, inputs[name]!.input(registration.email), null);
    expect(errors).toContainEqual({ code: 'INVALID', path: 'attributes.password' });
  }
  await errorsOf('requestPasswordReset', { email }, null);
  const [link] = await server.database.committed((tx) => mailedLinks(tx, email));
  const reset = { token: link!.token, password: email };
  expect(await errorsOf('resetPassword', reset, null)).toEqual([
    { code: 'INVALID', path: 'password' },
  ]);
});

test.each(['Kari\u202eirrab', 'Kari\u2066irrab', '\u200fKariirrab'])(
  'a name like %j loses its invisible and direction-changing characters',
  async (name) => {
    expect(await errorsOf('updateUser', { attributes: { firstName: name } }, ola.token)).toEqual(
      [],
    );
    const [stored] = await server.database.committed((tx) =>
      tx.query('select first_name from app_public.users where id = $1', [ola.userId]),
    );
    expect(stored).toEqual({ first_name: 'Kariirrab' });
  },
);

test.each(['Kari\nBcc: x', 'Kari\u0007', 'Kari\u2028x'])(
  'a name like %j is refused at its field, by the form and by the database',
  async (name) => {
    expect(await errorsOf('updateUser', { attributes: { firstName: name } }, ola.token)).toEqual([
      { code: 'INVALID', path: 'attributes.firstName' },
    ]);
    const direct = server.database.committed((tx) =>
      tx.query('update app_public.users set first_name = $1 where id = $2', [name, ola.userId]),
    );
    await expect(direct).rejects.toThrow('users_first_name_reads_as_written');
  },
);

test.each(['Åse Marie', 'O’Brien', '李雷', 'محمد', 'Zoë-Ann'])(
  '%j is a valid name',
  async (name) => {
    expect(await errorsOf('updateUser', { attributes: { firstName: name } }, ola.token)).toEqual(
      [],
    );
  },
);
