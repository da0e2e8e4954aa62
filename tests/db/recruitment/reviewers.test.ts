import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { aFile, aJob, aRecruitingTeam, checked, handIn } from './a-recruiting-team.ts';

// Goal: who may decide on a check hears in the morning that some wait, once a day and once for all of them; nobody else
// does. Method: checks of each kind handed in to a team with somebody of each role, and the worker's morning.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

type Team = Awaited<ReturnType<typeof aRecruitingTeam>>;

/** Who is told this morning, by the role they have in the team. */
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

/** As if all of it had been some time ago. */
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
test('a police certificate waits for who has the access, and for nobody else', async () => {
  await database.rolledBack(async (tx) => {
    const team = await aRecruitingTeam(tx);
    const stranger = await aRecruitingTeam(tx);
    const job = await aJob(tx, team.who.owner, { departmentId: team.store });
    const { who, id } = await checked(tx, job.id, 'CRIMINAL_RECORD', 'IDENTITY');
    expect(await morning(tx, team)).toEqual([]);
    await handIn(tx, who, id, 'CRIMINAL_RECORD');
    await giveAccess(tx, team, 'criminal_record_access');
    expect(await morning(tx, team)).toEqual(['admin', 'owner']);
    // Beside an identity it takes both; and who was not told yet is, without the others being told again.
    await giveAccess(tx, team, 'identity_access');
    expect(await morning(tx, team)).toEqual(['member']);
    expect(await morning(tx, stranger)).toEqual([]);
  });
});

// Requirements: B13.21
test('one mail a day tells of all that is new, and what was told is not told again', async () => {
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
test('what a provider is asked waits for people once it has left it open, or been silent for two days', async () => {
  await database.rolledBack(async (tx) => {
    const team = await aRecruitingTeam(tx);
    const job = await aJob(tx, team.who.owner, { departmentId: team.store });
    const { who, id } = await checked(tx, job.id, 'RIGHT_TO_WORK', 'HSE_CARD');
    await handIn(tx, who, id, 'RIGHT_TO_WORK', { documents: [await aFile(tx, who)] });
    expect(await morning(tx, team)).toEqual([]);
    await pass(tx, '49 hours');
    expect(await morning(tx, team)).toEqual(['admin', 'owner']);
    await pass(tx, '24 hours');
    // Of what takes no access, who handles the applications hears as well.
    await handIn(tx, who, id, 'HSE_CARD', { content: '1234567' });
    await tx.query(
      `update app_public.job_checks set outcome = 'UNDECIDED', answered_at = now() where job_check_type = 'HSE_CARD'`,
    );
    expect(await morning(tx, team)).toEqual(['admin', 'manager', 'owner']);
  });
});
