// Goal: an impersonating operator moves no money and changes no credentials, and can still help.
// Method: every mutation that is tagged as refused is called with empty input, so that its first check answers;
// mutations that are refused in part are called both ways.
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { makeDraft } from '../invoicing/draft.ts';
import { publish } from '../invoicing/publish.ts';
import { withInvoicer } from '../invoicing/with-invoicer.ts';
import { call } from '../payout/call.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

const administratorId = '01890000-0000-7000-8000-00000000000a';
const actingAs = (who: Actor): Actor => ({
  ...who,
  settings: { ...who.settings, 'app.administrator_id': administratorId },
});
const refused = (path = '') => [{ code: 'INVALID_ACTION', path }];
const secondAccount = `insert into app_public.bank_accounts
  (account_id, freelance_profile_id, account_number, currency, is_default)
  select account_id, id, '12043175449', 'NOK', false from app_public.freelance_profiles
  where id = $1 returning id`;

// Requirements: A4.72, A8.34
test('INVALID_ACTION: every mutation tagged as refused, before any other check', async () => {
  const tagged = `select proname as name from pg_proc
    where pronamespace = 'app_public'::regnamespace and obj_description(oid) ~ '(?n)^@impersonated refused$'`;
  const names = (await database.rolledBack((tx) => tx.query<{ name: string }>(tagged))).map(
    ({ name }) => name,
  );
  expect(names).toEqual(expect.arrayContaining(['submit_invoice', 'create_team_account']));
  for (const name of names) {
    await withInvoicer(
      () => database,
      (tx, invoicer) => expectRefusals(call(tx, actingAs(invoicer.owner), name, {}), refused()),
    )();
  }
});

test(
  'an impersonating operator cannot submit a draft, or send or resolve an invoice',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const operator = actingAs(invoicer.owner);
      const { id } = await makeDraft(tx, invoicer);
      const ask = (name: string) => expectRefusals(call(tx, operator, name, { id }), refused());
      await ask('submit_invoice');
      await publish(tx, invoicer, id);
      await ask('send_invoice_via_email');
      await ask('resolve_invoice');
      await call(tx, invoicer.owner, 'send_invoice_via_email', { id });
    },
  ),
);

test(
  'an impersonating operator writes a draft and corrects its texts, with the same profile and account',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const operator = actingAs(invoicer.owner);
      const draft = await makeDraft(tx, { ...invoicer, owner: operator });
      expect(draft.bank_account_id).not.toBeNull();
      const stored = {
        freelanceProfileId: invoicer.profile.id,
        bankAccountId: draft.bank_account_id,
      };
      const input = { id: draft.id, ...stored, buyerReference: 'Innkjøp' };
      const mended = await call(tx, operator, 'update_invoice', input);
      expect(mended.buyer_reference).toBe('Innkjøp');
      const copy = await call(tx, operator, 'duplicate_invoice', { id: draft.id });
      await call(tx, operator, 'destroy_invoice', { id: copy.id });
    },
  ),
);

test(
  'INVALID_ACTION: a profile or bank account of a draft other than the owner’s choice',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const operator = actingAs(invoicer.owner);
      const [other] = await tx.query<{ id: string }>(secondAccount, [invoicer.profile.id]);
      const bankAccountId = other!.id;
      const atAccount = refused('bankAccountId');
      const { id, bank_account_id: usual } = await makeDraft(tx, invoicer);
      const change = (who: Actor, input: object) =>
        call(tx, who, 'update_invoice', { id, ...input });
      await expectRefusals(change(operator, { bankAccountId }), atAccount);
      await expectRefusals(change(operator, { bankAccountId: null }), atAccount);
      await expectRefusals(
        makeDraft(tx, { ...invoicer, owner: operator }, { bankAccountId }),
        atAccount,
      );
      await expectRefusals(
        change(operator, { freelanceProfileId: null, bankAccountId: usual, clientId: null }),
        [...refused('freelanceProfileId'), { code: 'INVALID', path: 'bankAccountId' }],
      );
      // The owner's choice cannot be reset to the default either.
      await change(invoicer.owner, { bankAccountId });
      await expectRefusals(change(operator, { bankAccountId: usual }), atAccount);
      await change(operator, { bankAccountId, orderReference: 'PO 1' });
    },
  ),
);

test('INVALID_ACTION: the contact details of an account; its language can be corrected', async () => {
  await database.rolledBack(async (tx) => {
    const { userId, accountId } = await registerPerson(tx);
    const { who } = await signIn(tx, userId, accountId);
    const change = (attributes: object) =>
      call(tx, actingAs(who), 'update_account', { attributes });
    await expectRefusals(change({ email: 'm@example.no' }), refused());
    await expectRefusals(change({ phoneNumber: '+4791234567' }), refused());
    const { email } = await change({ language: 'EN' });
    await change({ email, language: 'NB' });
  });
});

test('INVALID_ACTION: the password and e-mail address of the user; their name can be corrected', async () => {
  await database.rolledBack(async (tx) => {
    const { userId, accountId } = await registerPerson(tx);
    const { who } = await signIn(tx, userId, accountId);
    const change = (input: object) => call(tx, actingAs(who), 'update_user', input);
    await expectRefusals(change({ attributes: { email: 'm@example.no' } }), refused());
    const $prepared = { passwordHash: 'x' };
    await expectRefusals(change({ attributes: {}, $prepared }), refused());
    expect(await change({ attributes: { firstName: 'Karoline' } })).toMatchObject({
      first_name: 'Karoline',
    });
  });
});

test('INVALID_ACTION: a consent of the user; the same value again is no change', async () => {
  await database.rolledBack(async (tx) => {
    const { userId, accountId } = await registerPerson(tx);
    const { who } = await signIn(tx, userId, accountId);
    const change = (attributes: object) => call(tx, actingAs(who), 'update_user', { attributes });
    for (const consent of ['marketingConsent', 'necessaryCookiesConsent']) {
      await expectRefusals(change({ [consent]: true }), refused(`attributes.${consent}`));
      await change({ [consent]: false, occupation: 'Grafiker' });
    }
    await tx.query('update app_public.users set first_name = null where id = $1', [userId]);
    const onboard = (marketingConsent: boolean) =>
      call(tx, actingAs(who), 'onboard', {
        attributes: { firstName: 'Kari', lastName: 'Nordmann', marketingConsent },
      });
    await expectRefusals(onboard(true), refused('attributes.marketingConsent'));
    await onboard(false);
  });
});
