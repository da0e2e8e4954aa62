import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { aFile, aJob, aRecruitingTeam, checked, handIn } from './a-recruiting-team.ts';

// Goal: users who may decide a check are notified in the morning, once a day and once for all checks, and no others.
// Method: checks of each kind in a team with a user of each role, and the worker's morning job.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

type Team = Awaited<ReturnType<typeof aRecruitingTeam>>;

/** The notified users this morning, by their role in the team. */
async function morning(tx: TestTransaction, { id, memberIds }: Team): Promise<string[]> {
  const before = await received(tx, id);
  await tx.as(actor.worker, (client) => client.query('select app_private.notify_reviewers()'));
  const after = await received(tx, id);
  return Object.entries(memberIds)
    .filter(([, member]) => (after.get(member) ?? 0) > (before.get(member) ?? 0))
    .map(([role]) => role)
    .sort();
}

async function received(tx: TestTransaction, accountId: string): Promise<Map<string, number>> {
  const rows = await tx.query<{ id: string; times: number }>(
    `select entity_id as id, count(*)::int as times from app_public.events
     where account_id = $1 and event_type = 'CHECKS_WAIT' group by 1`,
    [accountId],
  );
  return new Map(rows.map(({ id, times }) => [id, times]));
}

/** Moves the timestamps back. */
async function pass(tx: TestTransaction, time: string): Promise<void> {
  await tx.query(`select set_config('session_replication_role', 'replica', true)`);
  await tx.query(
    `update app_public.events set occurred_at = occurred_at - $1::interval where event_type = 'CHECKS_WAIT'`,
    [time],
  );
  await tx.query(
    'update app_public.job_checks set sent_at = sent_at - $1::interval, answered_at = answered_at - $1::interval',
    [time],
  );
  await tx.query(`select set_config('session_replication_role', 'origin', true)`);
}

const giveAccess = (tx: TestTransaction, { memberIds }: Team, what: string) =>
  tx.query(`update app_public.department_memberships set ${what} = true where membership_id = $1`, [
    memberIds.member,
  ]);

// Requirements: B13.21
test('a police certificate is reported to users with the access, and to no others', async () => {
  await database.rolledBack(async (tx) => {
    const team = await aRecruitingTeam(tx);
    const stranger = await aRecruitingTeam(tx);
    const job = await aJob(tx, team.who.owner, { departmentId: team.store });
    const { who, id } = await checked(tx, job.id, 'CRIMINAL_RECORD', 'IDENTITY');
    expect(await morning(tx, team)).toEqual([]);
    await handIn(tx, who, id, 'CRIMINAL_RECORD');
    await giveAccess(tx, team, 'criminal_record_access');
    expect(await morning(tx, team)).toEqual(['admin', 'owner']);
    // Together with an identity check it requires both accesses; a user without a notification gets one, the others
    // do not.
    await giveAccess(tx, team, 'identity_access');
    expect(await morning(tx, team)).toEqual(['member']);
    expect(await morning(tx, stranger)).toEqual([]);
  });
});

// Requirements: B13.21
test('one mail a day reports all new checks, and each check once', async () => {
  await database.rolledBack(async (tx) => {
    const team = await aRecruitingTeam(tx);
    const job = await aJob(tx, team.who.owner, { departmentId: team.store });
    const first = await checked(tx, job.id, 'CRIMINAL_RECORD');
    await handIn(tx, first.who, first.id, 'CRIMINAL_RECORD');
    expect(await morning(tx, team)).toEqual(['admin', 'owner']);
    await pass(tx, '2 hours');
    const second = await checked(tx, job.id, 'CRIMINAL_RECORD');
    await handIn(tx, second.who, second.id, 'CRIMINAL_RECORD');
    expect(await morning(tx, team)).toEqual([]);
    await pass(tx, '22 hours');
    expect(await morning(tx, team)).toEqual(['admin', 'owner']);
    await pass(tx, '24 hours');
    expect(await morning(tx, team)).toEqual([]);
  });
});

// Requirements: B13.21
test('a check of a provider is reported when the provider leaves it undecided or is silent for two days', async () => {
  await database.rolledBack(async (tx) => {
    const team = await aRecruitingTeam(tx);
    const job = await aJob(tx, team.who.owner, { departmentId: team.store });
    const { who, id } = await checked(tx, job.id, 'RIGHT_TO_WORK', 'HSE_CARD');
    await handIn(tx, who, id, 'RIGHT_TO_WORK', { documents: [await aFile(tx, who)] });
    expect(await morning(tx, team)).toEqual([]);
    await pass(tx, '49 hours');
    expect(await morning(tx, team)).toEqual(['admin', 'owner']);
    await pass(tx, '24 hours');
    // Checks without an access are also reported to users who handle the applications.
    await handIn(tx, who, id, 'HSE_CARD', { content: '1234567' });
    await tx.query(
      `update app_public.job_checks set outcome = 'UNDECIDED', answered_at = now() where job_check_type = 'HSE_CARD'`,
    );
    expect(await morning(tx, team)).toEqual(['admin', 'manager', 'owner']);
  });
});
