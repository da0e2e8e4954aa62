import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { aJob, aRecruitingTeam, qualified } from './a-recruiting-team.ts';

// Goal: notes about an application can be read only by the users who handle it, never by the applicant, and are
// deleted with the application.
// Method: the functions, called as both sides and as others.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

type NoteRow = { id: string; body: string; updated_at: string };

async function aNote(tx: TestTransaction) {
  const team = await aRecruitingTeam(tx);
  const job = await aJob(tx, team.who.owner, { departmentId: team.store });
  const application = await qualified(tx, job.id);
  const write = (who: Actor, body = 'Virker trygg.') =>
    call<NoteRow>(tx, who, 'create_job_application_note', {
      jobApplicationId: application.id,
      body,
    });
  return { ...team, job, application, write, note: await write(team.who.manager) };
}

const read = (tx: TestTransaction, who: Actor) =>
  tx.as(who, async (client) => {
    const { rows } = await client.query<{ body: string }>(
      'select body from app_public.job_application_notes',
    );
    return rows.map(({ body }) => body);
  });

// Requirements: B13.31
test('only users who handle an application read and write its notes', async () => {
  await database.rolledBack(async (tx) => {
    const { who, application, write, kitchen } = await aNote(tx);
    const stranger = await aRecruitingTeam(tx);
    for (const one of [who.owner, who.admin, who.manager])
      expect(await read(tx, one)).toEqual(['Virker trygg.']);
    for (const one of [who.member, stranger.who.owner, application.who])
      expect(await read(tx, one)).toEqual([]);
    await expectRefusals(write(who.member), [{ code: 'UNAUTHORIZED' }]);
    await expectRefusals(write(application.who), [{ code: 'UNAUTHORIZED' }]);
    await expectRefusals(write(stranger.who.owner), [
      { code: 'INVALID', path: 'jobApplicationId' },
    ]);
    // The manager of another department does not find it.
    await tx.query('update app_public.jobs set department_id = $1', [kitchen]);
    expect(await read(tx, who.manager)).toEqual([]);
    await expectRefusals(write(who.manager), [{ code: 'INVALID', path: 'jobApplicationId' }]);
  });
});

test('authors change their own notes; owners and admins remove those of others', async () => {
  await database.rolledBack(async (tx) => {
    const { who, note } = await aNote(tx);
    const change = (one: Actor, input: object = {}) =>
      call<NoteRow>(tx, one, 'update_job_application_note', { id: note.id, body: 'Ny', ...input });
    await expectRefusals(change(who.owner), [{ code: 'UNAUTHORIZED' }]);
    await expectRefusals(change(who.member), [{ code: 'UNAUTHORIZED' }]);
    await expectRefusals(change(who.manager, { updatedAt: '2020-01-01T00:00:00Z' }), [
      { code: 'INVALID_ACTION', path: 'updatedAt' },
    ]);
    expect(await change(who.manager)).toMatchObject({ body: 'Ny' });
    await expectRefusals(call(tx, who.member, 'destroy_job_application_note', { id: note.id }), [
      { code: 'UNAUTHORIZED' },
    ]);
    await call(tx, who.admin, 'destroy_job_application_note', { id: note.id });
    expect(await read(tx, who.manager)).toEqual([]);
    const received = (one: Actor) =>
      tx.as(one, async (client) => {
        const { rows } = await client.query<{ event_type: string }>(
          'select event_type from app_public.events where entity_id = $1 order by occurred_at, id',
          [note.id],
        );
        return rows.map((event) => event.event_type);
      });
    expect(await received(who.owner)).toEqual(['ADDED', 'CHANGED', 'REMOVED']);
  });
});

test('a note is not empty and not too long, and their number is limited', async () => {
  await database.rolledBack(async (tx) => {
    const { who, write, application } = await aNote(tx);
    await expectRefusals(write(who.manager, ' '), [{ code: 'BLANK', path: 'body' }]);
    await expectRefusals(write(who.manager, 'x'.repeat(4001)), [{ code: 'TOO_BIG', path: 'body' }]);
    await tx.query(
      `insert into app_public.job_application_notes (account_id, partner_account_id, job_application_id, body)
       select a.account_id, a.partner_account_id, a.id, 'x' from app_public.job_applications a, generate_series(1, 199)
       where a.id = $1`,
      [application.id],
    );
    await expectRefusals(write(who.manager, ' '), [
      { code: 'TOO_BIG', path: 'jobApplicationId' },
      { code: 'BLANK', path: 'body' },
    ]);
    const asManager: Actor = {
      ...who.manager,
      settings: {
        ...who.manager.settings,
        'app.administrator_id': '01890000-0000-7000-8000-000000000000',
      },
    };
    await expectRefusals(write(asManager), [{ code: 'INVALID_ACTION' }]);
  });
});

// Requirements: B13.31
test('notes are hidden from the applicant and the audit trail, and deleted with the application', async () => {
  await database.rolledBack(async (tx) => {
    const { note, application } = await aNote(tx);
    const events = await tx.as(application.who, async (client) => {
      const { rows } = await client.query('select from app_public.events where entity_id = $1', [
        note.id,
      ]);
      return rows.length;
    });
    expect(events).toBe(0);
    await tx.query('delete from app_public.job_applications where id = $1', [application.id]);
    const left = () => tx.query('select from app_public.job_application_notes');
    expect(await left()).toEqual([]);
    const trail = await tx.query<{ row: string }>(
      'select to_jsonb(e)::text as row from app_public.audit_entries e where row_id = $1',
      [note.id],
    );
    expect(trail.length).toBeGreaterThan(1);
    for (const { row } of trail) expect(row).not.toContain('trygg');
  });
});
