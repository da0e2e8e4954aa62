import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { mailedLinks } from '../../support/people/mailed-links.ts';
import { anyHash, registerPerson } from '../../support/people/register-person.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

const attributes = { email: 'ada@example.no', firstName: 'Åse', lastName: 'Bjørnæs' };

// Requirements: A1.1, A4.43, A6.37
test('registration creates an unconfirmed user with a personal account', async () => {
  await database.rolledBack(async (tx) => {
    await call(tx, actor.visitor, 'register_account', {
      attributes: { ...attributes, language: 'EN', marketingConsent: true, referrer: 'a friend' },
    });
    const rows = await tx.query(
      `select u.confirmed, u.language, u.marketing_consent, u.referrer, s.password_hash,
         a.account_type, a.slug, a.invoices_enabled, a.payouts_enabled, a.workflows_enabled, m.role
       from app_public.users u
       join app_private.user_secrets s on s.user_id = u.id
       join app_public.accounts a on a.primary_user_id = u.id
       join app_public.memberships m on m.account_id = a.id and m.user_id = u.id
       where u.email = 'ADA@example.no'`,
    );
    expect(rows).toEqual([
      {
        confirmed: false,
        language: 'EN',
        marketing_consent: true,
        referrer: 'a friend',
        password_hash: null,
        account_type: 'PERSONAL',
        slug: 'ase-bjornaes',
        invoices_enabled: true,
        payouts_enabled: false,
        workflows_enabled: false,
        role: 'OWNER',
      },
    ]);
  });
});

// Requirements: A4.49
test('registration mails one confirmation link', async () => {
  await database.rolledBack(async (tx) => {
    const { email, userId } = await registerPerson(tx);
    const links = await mailedLinks(tx, email);
    expect(links).toEqual([
      {
        task: 'identity/send_confirmation_link',
        purpose: 'CONFIRM',
        userId,
        token: expect.stringMatching(/^[\w-]{43}$/),
      },
    ]);
  });
});

// Requirements: A8.68
test('USER_EXISTS and BLANK names are reported together, also for the address in other capitals', async () => {
  await database.rolledBack(async (tx) => {
    await registerPerson(tx, { email: 'taken@example.no' });
    const work = call(tx, actor.visitor, 'register_account', {
      attributes: { email: ' Taken@Example.no ', firstName: ' ', lastName: '' },
    });
    await expectRefusals(work, [
      { code: 'USER_EXISTS', path: 'attributes.email' },
      { code: 'BLANK', path: 'attributes.firstName' },
      { code: 'BLANK', path: 'attributes.lastName' },
    ]);
  });
});

// Requirements: A4.44, A6.37, A7.20
test('a new team has its owner, one default department and all features', async () => {
  await database.rolledBack(async (tx) => {
    await call(tx, actor.visitor, 'register_team_account', {
      attributes,
      team: { name: 'Solsiden Barnehage', tag: 'KINDERGARTEN', organizationNumber: '123456785' },
      $prepared: { passwordHash: anyHash },
    });
    const rows = await tx.query(
      `select a.slug, a.tag, a.organization_number, a.workflows_enabled, m.role, d.name, d.is_default
       from app_public.accounts a
       join app_public.memberships m on m.account_id = a.id
       join app_public.departments d on d.account_id = a.id
       where a.account_type = 'TEAM'`,
    );
    expect(rows).toEqual([
      {
        slug: 'solsiden-barnehage',
        tag: 'KINDERGARTEN',
        organization_number: '123456785',
        workflows_enabled: true,
        role: 'OWNER',
        name: 'Felles',
        is_default: true,
      },
    ]);
  });
});

test('signing up for a team opens the team, by the link and by every later sign-in', async () => {
  await database.rolledBack(async (tx) => {
    const { id: userId } = await call<{ id: string }>(tx, actor.visitor, 'register_team_account', {
      attributes,
      team: { name: 'Solsiden Barnehage' },
      $prepared: { passwordHash: anyHash },
    });
    const [link] = await mailedLinks(tx, attributes.email);
    const used = await call<{ token: string; deep_link: string }>(
      tx,
      actor.visitor,
      'use_session_otp',
      { token: link!.token },
    );
    expect(used.deep_link).toBe('/v2/nb/business/solsiden-barnehage/account/dashboard');
    await tx.query('select app_private.open_landing_session($1)', [userId]);
    const sessions = await tx.query<{ account_type: string }>(
      `select a.account_type from app_public.sessions s join app_public.accounts a on a.id = s.account_id
       where s.user_id = $1`,
      [userId],
    );
    expect(sessions).toEqual([{ account_type: 'TEAM' }, { account_type: 'TEAM' }]);
  });
});

test('a refused team leaves no user behind', async () => {
  await database.rolledBack(async (tx) => {
    const work = call(tx, actor.visitor, 'register_team_account', {
      attributes,
      team: { name: ' ', organizationNumber: '123456784' },
    });
    await expectRefusals(work, [
      { code: 'BLANK', path: 'team.name' },
      { code: 'INVALID', path: 'team.organizationNumber' },
    ]);
    expect(
      await tx.query('select from app_public.users where email = $1', [attributes.email]),
    ).toEqual([]);
  });
});

test.each([
  ['Kari Nordmann', 'kari-nordmann'],
  ['Æ, Ø & Å – på ny!', 'ae-o-a-pa-ny'],
  ['Élan Über Ñandú', 'elan-uber-nandu'],
  ['***', 'konto'],
  ['a'.repeat(80), 'a'.repeat(48)],
])('the slug of %s is %s', async (name, slug) => {
  await database.rolledBack(async (tx) => {
    expect(await tx.query('select app_private.slug_from($1) as slug', [name])).toEqual([{ slug }]);
  });
});

// Requirements: A2.4
test('a slug that is taken gets a number', async () => {
  await database.rolledBack(async (tx) => {
    for (let i = 0; i < 3; i++) await registerPerson(tx, { firstName: 'Ola', lastName: 'Hansen' });
    const rows = await tx.query<{ slug: string }>(
      `select slug from app_public.accounts where slug like 'ola-hansen%' order by slug`,
    );
    expect(rows.map((row) => row.slug)).toEqual(['ola-hansen', 'ola-hansen-2', 'ola-hansen-3']);
  });
});
