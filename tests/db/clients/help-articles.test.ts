import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import type { Invoicer } from '../invoicing/draft.ts';
import { withInvoicer } from '../invoicing/with-invoicer.ts';
import { jobs } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { makeFreelancer } from '../payout/freelancer.ts';
import { address } from '../payout/profile-attributes.ts';

// Goal: an invoicer of an organisation with special rules sees its article, and can ask the organisation.
// Method: an article about the client, and the message sent once, twice and with errors.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const write = (tx: TestTransaction, supportEmail: string | null) =>
  tx.query(
    `insert into app_public.help_articles (org_number, name, block_manual_invoicing, support_email, norwegian_message)
     values ('974760673', 'Fjell tar bare EHF', true, $1, 'Be om et bestillingsnummer.')`,
    [supportEmail],
  );

const ask = (tx: TestTransaction, invoicer: Invoicer, more: object = {}) =>
  tx.as(invoicer.owner, async (client) => {
    const input = {
      clientId: invoicer.client.id,
      freelanceProfileId: invoicer.profile.id,
      message: 'Hvor skal fakturaen sendes?',
      ...more,
    };
    await client.query('select app_public.send_support_message($1)', [JSON.stringify(input)]);
  });

// Requirements: B3.4
test(
  'an article is found by the client’s organisation number',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const found = () =>
        tx.as(invoicer.member, async (client) => {
          const { rows } = await client.query(
            'select (app_public.clients_help_article(c)).name from app_public.clients c where c.id = $1',
            [invoicer.client.id],
          );
          return rows[0].name;
        });
      expect(await found()).toBeNull();
      await write(tx, null);
      expect(await found()).toBe('Fjell tar bare EHF');
    },
  ),
);

// Requirements: A7.46
test(
  'a message goes to the address of the article, and not twice',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      await write(tx, 'faktura@fjell.no');
      await ask(tx, invoicer);
      expect(await jobs(tx)).toContain('clients/send_support_message');
      const events = await tx.query<{ data: object }>(
        'select data from app_public.events where entity_id = $1',
        [invoicer.client.id],
      );
      expect(events).toEqual([{ data: { message: 'Hvor skal fakturaen sendes?' } }]);
      await expectRefusals(ask(tx, invoicer), [{ code: 'DELIVERY_FREQUENCY_EXCEEDED' }]);
    },
  ),
);

test(
  'a client archived and added again is the same organisation, and cannot be asked again at once',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      await write(tx, 'faktura@fjell.no');
      await ask(tx, invoicer);
      await call(tx, invoicer.owner, 'archive_client', { id: invoicer.client.id });
      const attributes = {
        freelanceProfileId: invoicer.profile.id,
        clientType: 'ORGANIZATION',
        name: 'Fjell',
        orgNumber: '974760673',
        address,
      };
      const client = await call(tx, invoicer.owner, 'create_client', { attributes });
      await expectRefusals(ask(tx, { ...invoicer, client }), [
        { code: 'DELIVERY_FREQUENCY_EXCEEDED' },
      ]);
    },
  ),
);

test.each(['a@x.no, b@x.no', 'a@x.no;b@x.no', 'Fjell <a@x.no>', 'a'.repeat(9)])(
  'an article sends questions to one address, not to %j',
  async (supportEmail) => {
    await database.rolledBack((tx) =>
      expect(write(tx, supportEmail)).rejects.toMatchObject({
        constraint: 'help_articles_support_email_is_one',
      }),
    );
  },
);

// Requirements: B4.19, B5.12
test(
  'a message without text, without a recipient, or about a foreign client is refused',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      await expectRefusals(ask(tx, invoicer), [{ code: 'INVALID_ACTION', path: 'clientId' }]);
      await write(tx, 'faktura@fjell.no');
      await expectRefusals(ask(tx, invoicer, { message: '  ' }), [
        { code: 'BLANK', path: 'message' },
      ]);
      await expectRefusals(ask(tx, invoicer, { freelanceProfileId: invoicer.client.id }), [
        { code: 'INVALID', path: 'freelanceProfileId' },
      ]);
      const other = await makeFreelancer(tx);
      await expectRefusals(ask(tx, { ...invoicer, owner: other.owner }), [
        { code: 'INVALID', path: 'clientId' },
        { code: 'INVALID', path: 'freelanceProfileId' },
      ]);
      await expectRefusals(ask(tx, { ...invoicer, owner: invoicer.member }), [
        { code: 'UNAUTHORIZED' },
      ]);
    },
  ),
);
