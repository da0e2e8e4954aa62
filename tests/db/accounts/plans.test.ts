// Goal: a team has the agreed plan, gets no more team users than it allows, and its owner is notified when it is
// full.
// Method: the functions with sessions of a team's members and of operators.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { anOperator } from '../../support/fixtures/an-operator.ts';
import { call } from '../../support/people/call.ts';
import { createTeam } from '../../support/people/create-team.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { type MemberRow, staffedTeam } from './staffed-team.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const nils = { email: 'nils@example.no', firstName: 'Nils', lastName: 'Ny' };

const operator = async (tx: TestTransaction, role: 'READ' | 'REVIEW' | 'FINANCE' | 'ADMIN') =>
  (await sessionOf(tx, (await anOperator(tx, role)).token))!;

async function planOf(tx: TestTransaction, key: string): Promise<string> {
  const [plan] = await tx.query<{ id: string }>(
    'select id from app_public.price_plans where plan_key = $1',
    [key],
  );
  return plan!.id;
}

/** A kindergarten with an owner, an admin and a manager, who are three team users, and a member. */
async function teamOn(tx: TestTransaction, key: string, agreed: object = {}) {
  const team = await staffedTeam(tx);
  const finance = await operator(tx, 'FINANCE');
  const set = async (plan: string | null, figures: object = {}) =>
    call<{ updated_at: Date }>(tx, finance, 'set_account_plan', {
      id: team.id,
      pricePlanId: plan && (await planOf(tx, plan)),
      ...figures,
    });
  const end = async () => call(tx, finance, 'end_account_plan', { id: team.id });
  await set(key, agreed);
  return { ...team, set, end };
}

const subscription = async (tx: TestTransaction, who: Actor) => {
  const { rows } = await tx.as(who, (client) =>
    client.query(
      `select p.name, s.price_minor, s.candidates, s.team_users, app_public.plan_subscriptions_team_users_used(s) as used
       from app_public.plan_subscriptions s join app_public.price_plans p on p.id = s.price_plan_id`,
    ),
  );
  return rows;
};

const received = async (tx: TestTransaction, accountId: string) =>
  (
    await tx.query<{ event_type: string }>(
      `select event_type from app_public.events
       where account_id = $1 and entity in ('accounts', 'plan_subscriptions') order by occurred_at, id`,
      [accountId],
    )
  ).map((row) => row.event_type);

const list = (tag: string) =>
  database.rolledBack(async (tx) => {
    const rows = await tx.query(
      `select name, price_minor / 100 as price, candidates, team_users from app_public.price_plans
       where $1 = any (tags) order by position`,
      [tag],
    );
    return rows.map((row) =>
      Object.values(row).map((value) => (value === null ? null : String(value))),
    );
  });

describe('plans', () => {
  const byAgreement = (name: string) => [name, null, null, null];
  // Requirements: A9.26
  test('the price list of a marching band', async () => {
    expect(await list('MARCHING_BAND')).toEqual([
      ['Small', '1295', '5', '1'],
      ['Medium', '1495', '10', '2'],
      ['Large', '1995', '25', '2'],
    ]);
  });
  // Requirements: A9.27
  test.each(['SPORTS', 'RELIGIOUS', 'VOLUNTEER'])(
    'the price list of voluntary teams, %s',
    async (tag) => {
      expect(await list(tag)).toEqual([
        ['Starter', '1245', '10', '1'],
        ['Pluss', '6225', '50', '3'],
        ['Pro', '12450', '100', '6'],
        byAgreement('Premium'),
      ]);
    },
  );
  // Requirements: A9.28
  test.each(['GENERIC', 'HEALTH_SERVICE_YOUTH', 'KINDERGARTEN', 'KINDERGARTEN_AND_SCHOOL'])(
    'the price list of organisations, %s',
    async (tag) => {
      expect(await list(tag)).toEqual([
        ['Starter', '2490', '10', '1'],
        ['Pluss', '12450', '50', '3'],
        ['Pro', '24900', '100', '6'],
        byAgreement('Premium'),
      ]);
    },
  );
  // Requirements: A9.29
  test('the price list of language services is one plan without a price, and there is none for other types', async () => {
    expect(await list('LANGUAGE_SERVICE')).toEqual([byAgreement('Standard')]);
    expect(await list('PORTERBUDDY')).toEqual([]);
  });
});

describe('a plan that is full', () => {
  // Requirements: A6.40, A8.60
  test('SUBSCRIPTION_LIMIT_EXCEEDED for a new team user, together with all other refusals', async () => {
    await database.rolledBack(async (tx) => {
      const { who, store } = await teamOn(tx, 'organization_pluss');
      const add = (given: object) =>
        call(tx, who.owner, 'add_account_member', { ...nils, ...given });
      await expectRefusals(add({ role: 'ADMIN', lastName: ' ' }), [
        { code: 'BLANK', path: 'lastName' },
        { code: 'SUBSCRIPTION_LIMIT_EXCEEDED', path: 'role' },
      ]);
      const departmentMemberships = [{ departmentId: store, role: 'MANAGER' }];
      await expectRefusals(add({ departmentMemberships }), [
        { code: 'SUBSCRIPTION_LIMIT_EXCEEDED', path: 'departmentMemberships.0.role' },
      ]);
    });
  });

  test('allows members without another role', async () => {
    await database.rolledBack(async (tx) => {
      const { who, id } = await teamOn(tx, 'organization_starter');
      expect(await call(tx, who.owner, 'add_account_member', nils)).toMatchObject({
        role: 'MEMBER',
      });
      // It was full before, and no notification is sent for a member who does not count.
      expect(await received(tx, id)).toEqual(['PLAN_SET']);
    });
  });

  // Requirements: A6.40
  test('cannot make a member a team user, while an existing team user can change roles', async () => {
    await database.rolledBack(async (tx) => {
      const { who, memberIds, store, kitchen } = await teamOn(tx, 'organization_starter');
      const make = (memberId: string, given: object) =>
        call(tx, who.owner, 'update_account_member', { memberId, ...given });
      await expectRefusals(make(memberIds.member, { role: 'ADMIN' }), [
        { code: 'SUBSCRIPTION_LIMIT_EXCEEDED', path: 'role' },
      ]);
      const managing = [
        { departmentId: store, role: 'MEMBER' },
        { departmentId: kitchen, role: 'MANAGER' },
      ];
      await expectRefusals(make(memberIds.member, { departmentMemberships: managing }), [
        { code: 'SUBSCRIPTION_LIMIT_EXCEEDED', path: 'departmentMemberships.1.role' },
      ]);
      await make(memberIds.manager, { departmentMemberships: managing });
      expect(await make(memberIds.manager, { role: 'ADMIN' })).toMatchObject({ role: 'ADMIN' });
    });
  });

  test('the owner is notified once when the last team user is added', async () => {
    await database.rolledBack(async (tx) => {
      const { who, id } = await teamOn(tx, 'organization_pluss', { teamUsers: 4 });
      const add = () =>
        call<MemberRow>(tx, who.owner, 'add_account_member', { ...nils, role: 'ADMIN' });
      const { id: memberId } = await add();
      await call(tx, who.owner, 'remove_account_member', { memberId });
      await add();
      expect(await received(tx, id)).toEqual(['PLAN_SET', 'TEAM_USERS_REACHED']);
      const jobs = await tx.query(
        `select from graphile_worker._private_jobs j where j.payload ->> 'message' = 'team_users_reached'`,
      );
      expect(jobs).toHaveLength(1);
    });
  });

  test('two team users in one transaction cannot both be the last one', async () => {
    await database.rolledBack(async (tx) => {
      const { id } = await teamOn(tx, 'organization_pluss', { teamUsers: 4 });
      const add = (email: string) =>
        tx.query(
          'select app_private.add_member(a, $2::jsonb) from app_public.accounts a where a.id = $1',
          [id, JSON.stringify({ ...nils, email, role: 'ADMIN' })],
        );
      await tx.query(`select set_config('app.account_id', $1, true)`, [id]);
      await add('one@example.no');
      await expectRefusals(add('two@example.no'), [
        { code: 'SUBSCRIPTION_LIMIT_EXCEEDED', path: 'role' },
      ]);
    });
  });
});

describe('the agreed plan', () => {
  // Requirements: A2.106, A3.4
  test('has the values of the price list, or others; owner and admins see it, others do not', async () => {
    await database.rolledBack(async (tx) => {
      const { who, id, set, end } = await teamOn(tx, 'organization_starter');
      const starter = {
        name: 'Starter',
        price_minor: '249000',
        candidates: 10,
        team_users: 1,
        used: 3,
      };
      expect(await subscription(tx, who.admin)).toEqual([starter]);
      expect(await subscription(tx, who.member)).toEqual([]);
      await tx.query(`update app_public.price_plans set price_minor = 1 where name = 'Starter'`);
      expect(await subscription(tx, who.owner)).toEqual([starter]);
      await set('premium', { price: 3_000_000, teamUsers: 20 });
      expect(await subscription(tx, who.owner)).toEqual([
        { name: 'Premium', price_minor: '3000000', candidates: null, team_users: 20, used: 3 },
      ]);
      // A value that is not in the input stays as agreed, as long as the plan does.
      await set('premium', { candidates: 500 });
      expect(await subscription(tx, who.owner)).toMatchObject([
        { price_minor: '3000000', candidates: 500, team_users: 20 },
      ]);
      await set('organization_starter');
      expect(await subscription(tx, who.owner)).toMatchObject([{ candidates: 10, team_users: 1 }]);
      await end();
      expect(await subscription(tx, who.owner)).toEqual([]);
      await expectRefusals(end(), [{ code: 'INVALID_ACTION', path: 'id' }]);
      expect(await received(tx, id)).toEqual([...Array(4).fill('PLAN_SET'), 'PLAN_ENDED']);
    });
  });

  test('INCLUSION, ACCOUNT_NOT_FOUND, INVALID_ACTION, UNAUTHORIZED', async () => {
    await database.rolledBack(async (tx) => {
      const { id, people, set } = await teamOn(tx, 'organization_starter');
      await expectRefusals(set(null), [{ code: 'BLANK', path: 'pricePlanId' }]);
      await expectRefusals(set('marching_band_small'), [
        { code: 'INCLUSION', path: 'pricePlanId' },
      ]);
      await expectRefusals(set('premium', { updatedAt: '2020-01-01T00:00:00Z' }), [
        { code: 'INVALID_ACTION', path: 'updatedAt' },
      ]);
      const plan = async (who: Actor, team: string) =>
        call(tx, who, 'set_account_plan', { id: team, pricePlanId: await planOf(tx, 'premium') });
      await expectRefusals(plan(await operator(tx, 'ADMIN'), people.owner.accountId), [
        { code: 'ACCOUNT_NOT_FOUND', path: 'id' },
      ]);
      for (const role of ['READ', 'REVIEW'] as const) {
        const who = await operator(tx, role);
        await expectRefusals(plan(who, id), [{ code: 'UNAUTHORIZED' }]);
        await expectRefusals(call(tx, who, 'end_account_plan', { id }), [{ code: 'UNAUTHORIZED' }]);
      }
      const colleague = await anOperator(tx, 'ADMIN');
      const own = await createTeam(tx, colleague.userId);
      await expectRefusals(plan((await sessionOf(tx, colleague.token))!, own), [
        { code: 'UNAUTHORIZED' },
      ]);
    });
  });
});

describe('features', () => {
  // Requirements: A6.38
  test('are switched by an ADMIN operator, with an event', async () => {
    await database.rolledBack(async (tx) => {
      const { id, people } = await staffedTeam(tx);
      const switchFor = async (role: 'FINANCE' | 'ADMIN', input: object) =>
        call(tx, await operator(tx, role), 'set_account_features', input);
      expect(
        await switchFor('ADMIN', { id, attributes: { workflowsEnabled: false } }),
      ).toMatchObject({
        invoices_enabled: true,
        payouts_enabled: true,
        workflows_enabled: false,
      });
      const [event] = await tx.query(
        `select data from app_public.events where entity_id = $1 and event_type = 'FEATURES_SET'`,
        [id],
      );
      expect(event).toEqual({ data: { invoices: true, payouts: true, workflows: false } });
      await expectRefusals(switchFor('FINANCE', { id }), [{ code: 'UNAUTHORIZED' }]);
      const attributes = { payoutsEnabled: true, workflowsEnabled: true };
      const person = { id: people.owner.accountId, attributes };
      await expectRefusals(switchFor('ADMIN', person), [
        { code: 'INVALID_ACTION', path: 'attributes.payoutsEnabled' },
        { code: 'INVALID_ACTION', path: 'attributes.workflowsEnabled' },
      ]);
    });
  });
});
