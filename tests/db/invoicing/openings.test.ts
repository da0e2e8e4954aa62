import { beforeAll, expect, test } from 'vitest';
import { type Actor, actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { type Invoicer, makeDraft } from './draft.ts';
import { publish } from './publish.ts';
import { withInvoicer } from './with-invoicer.ts';

// Goal: only openings by the client are counted: not by the freelancer, and not repeated requests.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

interface Opening {
  opening_count: number;
  first_opened_at: Date;
  last_opened_at: Date;
}

const test_ = (
  name: string,
  work: (
    tx: TestTransaction,
    invoicer: Invoicer,
    invoice: { id: string; token: string },
  ) => Promise<void>,
) =>
  test(
    name,
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const { id } = await makeDraft(tx, invoicer);
        await publish(tx, invoicer, id);
        const [row] = await tx.query<{ token: string }>(
          'select public_token as token from app_public.invoices where id = $1',
          [id],
        );
        await work(tx, invoicer, { id, token: row!.token });
      },
    ),
  );

const open = (tx: TestTransaction, who: Actor, token: string) =>
  call(tx, who, 'open_public_invoice', { token });
const openings = (tx: TestTransaction) =>
  tx.query<Opening>('select * from app_public.invoice_openings');
const later = (tx: TestTransaction, minutes: number) =>
  tx.query(
    `update app_public.invoice_openings set first_opened_at = first_opened_at - make_interval(mins => $1),
       last_opened_at = last_opened_at - make_interval(mins => $1)`,
    [minutes],
  );

// Requirements: B7.9
test_(
  'counts the client, with an event for the first time',
  async (tx, invoicer, { id, token }) => {
    await open(tx, actor.visitor, token);
    expect(await openings(tx)).toMatchObject([{ opening_count: 1 }]);
    const events = await tx.query(
      `select actor, user_id, account_id, data from app_public.events where entity_id = $1 and event_type = 'OPENED'`,
      [id],
    );
    expect(events).toEqual([
      { actor: '–', user_id: null, account_id: invoicer.accountId, data: {} },
    ]);
    await later(tx, 31);
    await open(tx, actor.visitor, token);
    const [opening] = await openings(tx);
    expect(opening?.opening_count).toBe(2);
    expect(opening!.last_opened_at.getTime()).toBeGreaterThan(opening!.first_opened_at.getTime());
    const [{ count } = { count: 0 }] = await tx.query<{ count: string }>(
      `select count(*) from app_public.events where entity_id = $1 and event_type = 'OPENED'`,
      [id],
    );
    expect(Number(count)).toBe(1);
  },
);

// Requirements: B7.9
test_('a repeated request counts once, up to a thousand', async (tx, _invoicer, { token }) => {
  for (let times = 0; times < 5; times += 1) await open(tx, actor.visitor, token);
  await later(tx, 29);
  await open(tx, actor.visitor, token);
  expect(await openings(tx)).toMatchObject([{ opening_count: 1 }]);
  await tx.query('update app_public.invoice_openings set opening_count = 1000');
  await later(tx, 60);
  await open(tx, actor.visitor, token);
  expect(await openings(tx)).toMatchObject([{ opening_count: 1000 }]);
});

// Requirements: B7.9
test_(
  'users of the account, operators and impersonation do not count as the client',
  async (tx, invoicer, { token }) => {
    const impersonating = {
      ...invoicer.owner,
      settings: {
        ...invoicer.owner.settings,
        'app.administrator_id': invoicer.owner.settings['app.user_id']!,
      },
    };
    for (const who of [invoicer.owner, invoicer.member, impersonating]) await open(tx, who, token);
    expect(await openings(tx)).toEqual([]);
  },
);

test_('a forged key and a draft are not counted', async (tx, invoicer, { token }) => {
  for (const forged of ['', 'x', token.slice(1), `${token} `]) {
    await expectRefusals(open(tx, actor.visitor, forged), [{ code: 'INVALID', path: 'token' }]);
  }
  expect(await openings(tx)).toEqual([]);
  await open(tx, actor.visitor, token);
  const seen = await tx.as(invoicer.member, (client) =>
    client.query('select opening_count from app_public.invoice_openings'),
  );
  expect(seen.rows).toEqual([{ opening_count: 1 }]);
});

test_('a request for the page alone is not counted', async (tx, _invoicer, { token }) => {
  await tx.as(actor.visitor, (client) =>
    client.query('select app_public.public_invoice($1)', [token]),
  );
  expect(await openings(tx)).toEqual([]);
});
