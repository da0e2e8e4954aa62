// Goal: an owner who has not confirmed their e-mail address cannot send invoices under it.
// Method: each mutation that prepares money, called by an owner before and after the confirmation, and by an
// impersonating operator, who is allowed.
import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { makeDraft } from '../invoicing/draft.ts';
import { withInvoicer } from '../invoicing/with-invoicer.ts';
import { call } from './call.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

// Requirements: A8.69
test.each([
  'create_invoice',
  'update_invoice',
  'submit_invoice',
  'duplicate_invoice',
  'destroy_invoice',
  'send_invoice_via_email',
  'resolve_invoice',
  'create_invoice_line',
  'update_invoice_line',
  'destroy_invoice_line',
  'create_receipt',
  'destroy_receipt',
  'create_client',
  'update_client',
  'archive_client',
  'send_support_message',
  'create_freelance_profile',
  'update_freelance_profile',
  'archive_freelance_profile',
  'unarchive_freelance_profile',
  'create_bank_account',
  'destroy_bank_account',
  'set_default_bank_account',
])('USER_NOT_CONFIRMED: %s', async (name) => {
  await withInvoicer(
    () => database,
    async (tx, invoicer) => {
      await tx.query('update app_public.users set confirmed_at = null where id = $1', [
        invoicer.userId,
      ]);
      await expectRefusals(call(tx, invoicer.owner, name, {}), [{ code: 'USER_NOT_CONFIRMED' }]);
      // A caller without write access learns nothing about the owner.
      await expectRefusals(call(tx, invoicer.member, name, {}), [{ code: 'UNAUTHORIZED' }]);
    },
  )();
});

// Requirements: A1.29
test(
  'an impersonating operator writes a draft, which waits until the owner confirms their address',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      await tx.query('update app_public.users set confirmed_at = null where id = $1', [
        invoicer.userId,
      ]);
      const settings = {
        ...invoicer.owner.settings,
        'app.administrator_id': '01890000-0000-7000-8000-00000000000a',
      };
      const draft = await makeDraft(tx, { ...invoicer, owner: { ...invoicer.owner, settings } });
      const submit = () => call(tx, invoicer.owner, 'submit_invoice', { id: draft.id });
      await expectRefusals(submit(), [{ code: 'USER_NOT_CONFIRMED' }]);
      await tx.query('update app_public.users set confirmed_at = now() where id = $1', [
        invoicer.userId,
      ]);
      expect(await submit()).toMatchObject({ status: 'SUBMITTED' });
    },
  ),
);
