// Goal: a team describes itself, and its organisation number is valid after an operator verified it.
// Method: the functions with sessions of its owner, of a user alone, and of operators.
import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { anOperator } from '../../support/fixtures/an-operator.ts';
import { call } from '../../support/people/call.ts';
import { createTeam } from '../../support/people/create-team.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

const number = '974760673';

const operator = async (tx: TestTransaction, role: 'READ' | 'REVIEW') =>
  (await sessionOf(tx, (await anOperator(tx, role)).token))!;

async function aTeam(tx: TestTransaction) {
  const owner = await registerPerson(tx);
  const id = await createTeam(tx, owner.userId);
  return { id, owner, ...(await signIn(tx, owner.userId, id)) };
}

// Requirements: A3.2, A3.7, A6.34
test('a team stores its description, and which notices its members have seen', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aTeam(tx);
    const attributes = {
      description: ' Vi spiller. ',
      industrySector: 'Kultur',
      nonProfit: true,
      organizationNumber: number,
      uiFlags: { shownIds: ['velkommen', 'velkommen'] },
    };
    expect(await call(tx, who, 'update_account', { attributes })).toMatchObject({
      description: 'Vi spiller.',
      industry_sector: 'Kultur',
      non_profit: true,
      organization_number: number,
      shown_ids: ['velkommen'],
      organization_verified_at: null,
    });
    expect(
      await call(tx, who, 'update_account', { attributes: { industrySector: '', uiFlags: null } }),
    ).toMatchObject({ industry_sector: null, non_profit: true, shown_ids: ['velkommen'] });
  });
});

test('the type is chosen at creation and can be changed later, but not with a plan', async () => {
  await database.rolledBack(async (tx) => {
    const { who, owner } = await aTeam(tx);
    const own = await signIn(tx, owner.userId, owner.accountId);
    const made = await call(tx, own.who, 'create_team_account', {
      attributes: { name: 'Solsiden', tag: 'KINDERGARTEN' },
    });
    expect(made).toMatchObject({ tag: 'KINDERGARTEN' });
    const change = (tag: string) => call(tx, who, 'update_account', { attributes: { tag } });
    expect(await change('SPORTS')).toMatchObject({ tag: 'SPORTS' });
    await tx.query(
      `insert into app_public.plan_subscriptions (account_id, price_plan_id)
       select a.id, p.id from app_public.accounts a, app_public.price_plans p where a.id = $1 limit 1`,
      [who.settings['app.account_id']],
    );
    await expectRefusals(change('GENERIC'), [{ code: 'IMMUTABLE', path: 'attributes.tag' }]);
    expect(await change('SPORTS')).toMatchObject({ tag: 'SPORTS' });
  });
});

test('IMMUTABLE: a voluntary team stays one, since only operators delete it', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aTeam(tx);
    const change = (tag: string) => call(tx, who, 'update_account', { attributes: { tag } });
    await change('VOLUNTEER');
    await expectRefusals(change('SPORTS'), [{ code: 'IMMUTABLE', path: 'attributes.tag' }]);
    expect(await change('VOLUNTEER')).toMatchObject({ tag: 'VOLUNTEER' });
  });
});

test('INVALID_ACTION: a personal account has no organisation; INVALID: an invalid number', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who } = await signIn(tx, kari.userId, kari.accountId);
    const attributes = {
      tag: 'SPORTS',
      nonProfit: true,
      industrySector: 'Kultur',
      organizationNumber: number,
    };
    await expectRefusals(
      call(tx, who, 'update_account', { attributes }),
      Object.keys(attributes).map((field) => ({
        code: 'INVALID_ACTION',
        path: `attributes.${field}`,
      })),
    );
    const team = await aTeam(tx);
    const wrong = { attributes: { organizationNumber: '974760674' } };
    await expectRefusals(call(tx, team.who, 'update_account', wrong), [
      { code: 'INVALID', path: 'attributes.organizationNumber' },
    ]);
  });
});

// Requirements: A6.34, A6.35
test('a verified number belongs to one team, and stays', async () => {
  await database.rolledBack(async (tx) => {
    const [first, second] = [await aTeam(tx), await aTeam(tx)];
    const claim = (team: typeof first, organizationNumber: string) =>
      call(tx, team.who, 'update_account', { attributes: { organizationNumber } });
    await claim(first, number);
    await claim(second, number);
    const verify = async (role: 'READ' | 'REVIEW', id: string) =>
      call(tx, await operator(tx, role), 'verify_account_organization', { id });
    await expectRefusals(verify('READ', first.id), [{ code: 'UNAUTHORIZED' }]);
    expect(await verify('REVIEW', first.id)).toMatchObject({
      organization_verified_at: expect.anything(),
    });
    await expectRefusals(verify('REVIEW', first.id), [{ code: 'INVALID_ACTION' }]);
    await expectRefusals(verify('REVIEW', second.id), [{ code: 'TAKEN', path: 'id' }]);
    await expectRefusals(claim(first, '923609016'), [
      { code: 'IMMUTABLE', path: 'attributes.organizationNumber' },
    ]);
    await expectRefusals(claim(second, number), [
      { code: 'TAKEN', path: 'attributes.organizationNumber' },
    ]);
  });
});

test('BLANK without a number, ACCOUNT_NOT_FOUND for a personal account', async () => {
  await database.rolledBack(async (tx) => {
    const team = await aTeam(tx);
    const review = await operator(tx, 'REVIEW');
    const verify = (id: string) => call(tx, review, 'verify_account_organization', { id });
    await expectRefusals(verify(team.id), [{ code: 'BLANK', path: 'id' }]);
    await expectRefusals(verify(team.owner.accountId), [{ code: 'ACCOUNT_NOT_FOUND', path: 'id' }]);
  });
});

test('UNAUTHORIZED: an operator cannot verify a team of their own', async () => {
  await database.rolledBack(async (tx) => {
    const colleague = await anOperator(tx, 'REVIEW');
    const own = await createTeam(tx, colleague.userId);
    const { who } = await signIn(tx, colleague.userId, own);
    await call(tx, who, 'update_account', { attributes: { organizationNumber: number } });
    const verify = async (token: string) =>
      call(tx, (await sessionOf(tx, token))!, 'verify_account_organization', { id: own });
    await expectRefusals(verify(colleague.token), [{ code: 'UNAUTHORIZED' }]);
    expect(await verify((await anOperator(tx, 'REVIEW')).token)).toMatchObject({
      organization_verified_at: expect.anything(),
    });
  });
});

describe('the theme of a team', () => {
  const theme = {
    primary: '#8a1c2b',
    primaryContrast: '#FFFFFF',
    primaryHover: '#6B1320',
    font: 'SOURCE_SANS_3',
  };
  const themeOf = async (tx: TestTransaction, id: string) =>
    (
      await tx.query(
        `select t.primary_color, t.primary_contrast, t.primary_hover, (t.font).name, (t.font).url
         from app_public.accounts a, app_public.accounts_theme(a) t where a.id = $1`,
        [id],
      )
    )[0];

  // Requirements: A3.5
  test('is stored as a whole, and removed', async () => {
    await database.rolledBack(async (tx) => {
      const { id, who } = await aTeam(tx);
      const nothing = await themeOf(tx, id);
      await call(tx, who, 'update_account', { attributes: { theme } });
      expect(await themeOf(tx, id)).toEqual({
        primary_color: '#8A1C2B',
        primary_contrast: '#FFFFFF',
        primary_hover: '#6B1320',
        name: 'Source Sans 3',
        url: '/fonts/source-sans-3.woff2',
      });
      await call(tx, who, 'update_account', { attributes: { name: 'Korpset' } });
      expect(await themeOf(tx, id)).toMatchObject({ name: 'Source Sans 3' });
      await call(tx, who, 'update_account', { attributes: { theme: null } });
      expect(await themeOf(tx, id)).toEqual(nothing);
    });
  });

  // Requirements: A3.5
  test('INVALID: colours without enough contrast to their text, also for the hover colour', async () => {
    await database.rolledBack(async (tx) => {
      const { who, owner } = await aTeam(tx);
      const refused = (given: object, ...fields: string[]) =>
        expectRefusals(
          call(tx, who, 'update_account', { attributes: { theme: { ...theme, ...given } } }),
          fields.map((field) => ({ code: 'INVALID', path: `attributes.theme.${field}` })),
        );
      // Contrast 4.48 and 4.54 to white: the first two greys on either side of the limit.
      await refused({ primary: '#777777' }, 'primaryContrast');
      await refused({ primaryHover: '#777777' }, 'primaryHover');
      await refused({ primaryContrast: '#000000' }, 'primaryContrast', 'primaryHover');
      await refused({ primary: 'red', primaryHover: '#12345' }, 'primary', 'primaryHover');
      const readable = { ...theme, primary: '#767676', primaryHover: '#767676' };
      await call(tx, who, 'update_account', { attributes: { theme: readable } });
      const person = await signIn(tx, owner.userId, owner.accountId);
      await expectRefusals(call(tx, person.who, 'update_account', { attributes: { theme } }), [
        { code: 'INVALID_ACTION', path: 'attributes.theme' },
      ]);
    });
  });
});
