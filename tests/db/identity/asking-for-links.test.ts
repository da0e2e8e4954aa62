import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { call } from '../../support/people/call.ts';
import { mailedLinks } from '../../support/people/mailed-links.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

const mutations = ['create_session_otp', 'request_password_reset'];

// Requirements: A4.54
test.each(mutations)('%s succeeds for an unknown address, and mails nothing', async (name) => {
  await database.rolledBack(async (tx) => {
    await call(tx, actor.visitor, name, { email: 'nobody@example.no' });
    expect(await mailedLinks(tx, 'nobody@example.no')).toEqual([]);
    expect(await tx.query('select from app_private.one_time_links')).toEqual([]);
  });
});

test.each(mutations)('%s succeeds for a blocked user, and mails nothing', async (name) => {
  await database.rolledBack(async (tx) => {
    const { email, userId } = await registerPerson(tx);
    await tx.query('update app_public.users set blocked_at = now() where id = $1', [userId]);
    await call(tx, actor.visitor, name, { email });
    expect(await mailedLinks(tx, email)).toMatchObject([{ purpose: 'CONFIRM' }]);
  });
});

test.each(mutations)('%s mails at most five links in a quarter of an hour', async (name) => {
  await database.rolledBack(async (tx) => {
    const { email } = await registerPerson(tx);
    for (let i = 0; i < 8; i++) await call(tx, actor.visitor, name, { email });
    const made = await tx.query(
      `select from app_private.one_time_links where email = $1 and purpose <> 'CONFIRM'`,
      [email],
    );
    expect(made).toHaveLength(5);
  });
});

test('a waiting link mail is replaced by a later one', async () => {
  await database.rolledBack(async (tx) => {
    const { email } = await registerPerson(tx);
    for (let i = 0; i < 3; i++) await call(tx, actor.visitor, 'create_session_otp', { email });
    const links = await mailedLinks(tx, email);
    expect(links.map((link) => link.purpose).sort()).toEqual(['CONFIRM', 'SIGN_IN']);
  });
});

// Jobs are counted instead of time, which depends on the machine: jobs are the costly part, and the count includes
// jobs of rolled back work.
// Requirements: A4.55
test.each(mutations)('%s does the same work for an unknown address', async (name) => {
  await database.rolledBack(async (tx) => {
    const { email } = await registerPerson(tx);
    const written = async () => {
      const [row] = await tx.query<{ jobs: number }>(
        `select n_tup_ins::int as jobs from pg_stat_xact_all_tables
         where relid = 'graphile_worker._private_jobs'::regclass`,
      );
      return row!.jobs;
    };
    const work = async (address: string) => {
      const before = await written();
      await call(tx, actor.visitor, name, { email: address });
      return (await written()) - before;
    };
    const known = await work(email);
    expect(known).toBeGreaterThan(0);
    expect(await work('nobody@example.no')).toBe(known);
    expect(await mailedLinks(tx, 'nobody@example.no')).toEqual([]);
  });
});
