// Goal: no user can fill the database or strangers' inboxes, and ordinary use stays below the limits.
// Method: limits reduced to a few, and users who continue until they are refused.
import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { staffedTeam } from '../accounts/staffed-team.ts';
import { makeDraft, makeInvoicer } from '../invoicing/draft.ts';
import { publish } from '../invoicing/publish.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const limit = (tx: TestTransaction, key: string, maximum: number) =>
  tx.query(
    `insert into app_public.limits (limit_key, maximum, minutes) values ($1, $2, 60)
     on conflict (limit_key) do update set maximum = excluded.maximum`,
    [key, maximum],
  );
const exceeded = [{ code: 'ATTEMPTS_LIMIT_EXCEEDED' }];

test('a user’s new teams and invitations are limited per day, over all their teams', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await staffedTeam(tx);
    await limit(tx, 'teams', 2);
    const team = () =>
      call(tx, who.owner, 'create_team_account', { attributes: { name: 'Koret' } });
    await team();
    await team();
    await expectRefusals(team(), exceeded);

    await limit(tx, 'invitations', 2);
    const add = (i: number, as = who.admin) =>
      call(tx, as, 'add_account_member', {
        email: `ny${i}@example.no`,
        firstName: 'Ny',
        lastName: 'Nr',
      });
    await add(1);
    await add(2);
    await expectRefusals(add(3), exceeded);
    await add(4, who.owner);
    // Invitations do not count towards the sign-in attempts of the inviter's IP address.
    expect(
      await tx.query(
        `select from app_private.sign_in_attempts where ip is not null and kind = 'LINK' and email like 'ny%'`,
      ),
    ).toEqual([]);
  });
});

test('a user in their first week can invite fewer people to an unverified team', async () => {
  await database.rolledBack(async (tx) => {
    const { who, id } = await staffedTeam(tx);
    await limit(tx, 'invitations_of_newcomers', 1);
    const add = (i: number) =>
      call(tx, who.owner, 'add_account_member', {
        email: `fersk${i}@example.no`,
        firstName: 'Ny',
        lastName: 'Nr',
      });
    await add(1);
    await expectRefusals(add(2), exceeded);
    const verified = (at: string | null) =>
      tx.query('update app_public.accounts set organization_verified_at = $2 where id = $1', [
        id,
        at,
      ]);
    await verified('now');
    await add(2);
    await verified(null);
    await expectRefusals(add(3), exceeded);
    await tx.query(`update app_public.users set created_at = created_at - interval '7 days'`);
    await add(3);
  });
});

test('documents sent again are limited per user and day; automatic deliveries do not count', async () => {
  await database.rolledBack(async (tx) => {
    const invoicer = await makeInvoicer(tx);
    const { id } = await makeDraft(tx, invoicer);
    await publish(tx, invoicer, id);
    await limit(tx, 'deliveries', 2);
    const send = async (i: number) => {
      await tx.query(
        `update app_public.deliveries set created_at = created_at - interval '1 hour'`,
      );
      await tx.query(`select set_config('app.left_of_deliveries', '', true)`);
      // A new recipient each time: the address is read when the invoice is sent.
      await tx.query('update app_public.clients set email = $2 where id = $1', [
        invoicer.client.id,
        `fremmed${i}@example.no`,
      ]);
      return call(tx, invoicer.owner, 'send_invoice_via_email', { id });
    };
    await send(1);
    await send(2);
    await expectRefusals(send(3), exceeded);
    await tx.query(`update app_private.usages set used_at = now() - interval '2 days'`);
    await send(4);
  });
});

test('new rows are limited per user and hour, with a limit of its own for a table that has one', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await staffedTeam(tx);
    const make = (i: number, as = who.owner) =>
      call(tx, as, 'create_department', { name: `Avdeling ${i}`, description: 'x' });
    await limit(tx, 'other_tables', 4);
    // The owner has two rows already; the rest of the limit is cached within one transaction.
    await tx.query(`select set_config('app.left_of_departments', '', true)`);
    await make(1);
    await make(2);
    await expectRefusals(make(3), exceeded);
    await make(4, who.admin);
    await limit(tx, 'departments', 5);
    await tx.query(`select set_config('app.left_of_departments', '', true)`);
    await make(5);
    await expectRefusals(make(6), exceeded);
    // Rows that the platform adds do not count.
    await tx.as(actor.databaseOwner, (client) =>
      client.query(
        `insert into app_public.departments (account_id, name) select $1, 'Nr ' || i from generate_series(1, 9) i`,
        [who.owner.settings['app.account_id']],
      ),
    );
    await tx.query(`update app_private.usages set used_at = now() - interval '2 hours'`);
    await tx.query(`select set_config('app.left_of_departments', '', true)`);
    await make(7);
  });
});

test('TOO_BIG: drafts and their lines are limited, and a submitted invoice is no draft', async () => {
  await database.rolledBack(async (tx) => {
    const invoicer = await makeInvoicer(tx);
    await limit(tx, 'drafts', 2);
    const [first] = [await makeDraft(tx, invoicer), await makeDraft(tx, invoicer)];
    const tooMany = [{ code: 'TOO_BIG', path: 'invoices' }];
    await expectRefusals(makeDraft(tx, invoicer), tooMany);
    await expectRefusals(call(tx, invoicer.owner, 'duplicate_invoice', { id: first.id }), tooMany);
    await call(tx, invoicer.owner, 'destroy_invoice', { id: first.id });
    const { id } = await makeDraft(tx, invoicer);
    await limit(tx, 'draft_lines', 3);
    await expectRefusals(
      call(tx, invoicer.owner, 'update_invoice', {
        id,
        lines: [invoicer.work, invoicer.work, invoicer.work],
      }),
      tooMany,
    );
    await call(tx, invoicer.owner, 'update_invoice', { id, lines: [invoicer.work, invoicer.work] });
  });
});

test('only operators with the role ADMIN change a limit', async () => {
  await database.rolledBack(async (tx) => {
    const change = (role: 'ADMIN' | 'FINANCE') =>
      tx.as(actor.operator(role), (client) =>
        client.query(`update app_public.limits set maximum = 7 where limit_key = 'teams'`),
      );
    expect((await change('FINANCE')).rowCount).toBe(0);
    expect((await change('ADMIN')).rowCount).toBe(1);
  });
});
