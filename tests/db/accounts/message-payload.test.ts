import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { aTeam } from '../../support/fixtures/a-team.ts';
import { aUser, type TestUser } from '../../support/fixtures/a-user.ts';
import { anOperator } from '../../support/fixtures/an-operator.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { workerCall } from '../invoicing/worker-call.ts';

// Goal: a message about an event goes to its recipients, and shows only fields of the row that it may show.
// Method: an event of a client of a team, with a follower of its own for each recipient.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

type Payload = {
  said: Record<string, { kind: string; value: unknown }>;
  accountPath: string;
  recipients: { address: string; number?: string | null; language: string }[];
};
type World = {
  tx: TestTransaction;
  people: Record<'owner' | 'admin' | 'member' | 'other', TestUser>;
  emailOf: (user: TestUser) => Promise<string | undefined>;
  ask: (recipient: string, paths?: string[]) => Promise<Payload | null>;
};

function inTeam(work: (world: World) => Promise<void>): () => Promise<void> {
  return () =>
    database.rolledBack(async (tx) => {
      const [owner, admin, member, other] = [
        await aUser(tx),
        await aUser(tx),
        await aUser(tx),
        await aUser(tx),
      ];
      const team = await aTeam(tx, owner);
      await team.join(admin, 'ADMIN');
      await team.join(member, 'MEMBER');
      const ask = async (recipient: string, paths: string[] = []) => {
        await tx.query(
          `insert into app_public.followers (module, entity, event_type, task, message, recipient)
           values ('toys', 'departments', 'PAINTED', 'accounts/send_mail', 'painted', $1)`,
          [recipient],
        );
        const [event] = await tx.query<{ payload: object }>(
          `with e as (
             insert into app_public.events (entity, entity_id, account_id, event_type, actor, actor_kind)
             select 'departments', d.id, d.account_id, 'PAINTED', 'Kari', 'USER'
             from app_public.departments d where d.account_id = $1 returning *)
           select jsonb_build_object('eventId', e.id, 'module', 'toys', 'message', 'painted', 'recipient', $2::text) as payload from e`,
          [team.accountId, recipient],
        );
        return workerCall<Payload | null>(tx, 'message_payload', event?.payload, paths);
      };
      const emailOf = async ({ userId }: TestUser) => {
        const [row] = await tx.query<{ email: string }>(
          'select email from app_public.users where id = $1',
          [userId],
        );
        return row?.email;
      };
      await work({ tx, people: { owner, admin, member, other }, emailOf, ask });
    });
}
const addresses = (payload: Payload | null) => payload?.recipients.map(({ address }) => address);

test.each([
  ['OWNER', 'owner'],
  ['ADMIN', 'admin'],
  ['MEMBER', 'member'],
] as const)('%s are the members with that role in the account of the row', (recipient, who) =>
  inTeam(async ({ people, emailOf, ask }) => {
    expect(addresses(await ask(recipient))).toEqual([await emailOf(people[who])]);
  })(),
);

test(
  'an operator role reaches its active operators, without disabled or blocked ones',
  inTeam(async ({ tx, ask }) => {
    await anOperator(tx, 'REVIEW');
    const disabled = await anOperator(tx, 'REVIEW');
    await anOperator(tx, 'FINANCE');
    await tx.query('update app_public.operators set disabled_at = now() where user_id = $1', [
      disabled.userId,
    ]);
    expect((await ask('OPERATOR_REVIEW'))?.recipients).toHaveLength(1);
  }),
);

test(
  'a user that the row references is reached in their language, at their verified number',
  inTeam(async ({ tx, people, emailOf, ask }) => {
    await tx.query(
      `insert into app_public.phone_numbers (user_id, country_code, number, e164, token_verified_at)
       values ($1, 'NO', '91234567', '+4791234567', now()), ($1, 'NO', '91234568', '+4791234568', null)`,
      [people.owner.userId],
    );
    await tx.query(`update app_public.users set language = 'EN' where id = $1`, [
      people.owner.userId,
    ]);
    expect((await ask('account.primaryUser'))?.recipients).toEqual([
      { address: await emailOf(people.owner), number: '+4791234567', language: 'EN' },
    ]);
  }),
);

test(
  'an address column is reached in the account’s language; an empty one has no recipient',
  inTeam(async ({ tx, ask }) => {
    await tx.query(`update app_public.accounts set email = 'post@solsiden.no', language = 'EN'`);
    expect((await ask('account.phoneNumber'))?.recipients).toEqual([]);
    expect((await ask('account.email'))?.recipients).toEqual([
      { address: 'post@solsiden.no', language: 'EN' },
    ]);
  }),
);

test(
  'the payload has the fields of the row and of referenced rows; not unknown or unreadable ones',
  inTeam(async ({ ask }) => {
    const paths = [
      'id',
      'account.displayName',
      'account.accountType',
      'nonsense',
      'account.secret',
    ];
    const payload = await ask('OWNER', paths);
    expect(payload?.said).toEqual({
      id: { kind: 'id:dep', value: expect.any(String) },
      'account.displayName': { kind: 'text', value: 'Solsiden Barnehage' },
      'account.accountType': { kind: 'value:account_type', value: 'TEAM' },
    });
    expect(payload?.accountPath).toMatch(/^business\/solsiden/);
  }),
);

test(
  'the worker gets no payload for an event without a matching follower',
  inTeam(async ({ tx, ask }) => {
    await ask('OWNER');
    await tx.query(`delete from app_public.followers where module = 'toys'`);
    const [event] = await tx.query<{ id: string }>(
      `select id from app_public.events where event_type = 'PAINTED'`,
    );
    const payload = { eventId: event?.id, module: 'toys', message: 'painted', recipient: 'OWNER' };
    expect(await workerCall(tx, 'message_payload', payload, ['id'])).toBeNull();
    const asPerson = tx.as(actor.visitor, (client) =>
      client.query(`select app_private.message_payload('{}', '{}')`),
    );
    await expect(asPerson).rejects.toThrow('permission denied');
  }),
);
