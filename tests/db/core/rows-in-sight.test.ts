// Goal: a row of one account never references a row of another account, even if a mutation forgets the check.
// Method: the owner of another account, who knows ids, writes all that the grants allow past the mutations, once with
// a foreign id and once with their own; foreign keys hold for the owner's functions as well.
import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { type Invoicer, makeDraft, makeInvoicer } from '../invoicing/draft.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

type Ids = Record<
  'account' | 'user' | 'profile' | 'client' | 'bank' | 'person' | 'clientPerson' | 'draft' | 'file',
  string
>;

async function idsOf(tx: TestTransaction, invoicer: Invoicer): Promise<Ids> {
  const draft = await makeDraft(tx, invoicer);
  const [rest] = await tx.query<Record<'bank' | 'person' | 'clientPerson' | 'file', string>>(
    `with person as (
       insert into app_public.reference_people (account_id, freelance_profile_id, name, email)
       values ($1, $2, 'Per', 'per@example.no') returning id
     ), client_person as (
       insert into app_public.reference_people (account_id, client_id, name, email)
       values ($1, $3, 'Ida', 'ida@example.no') returning id
     ), file as (
       insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
       values ($1, 'a.pdf', 'application/pdf', 1, sha256('x'), gen_random_uuid()::text) returning id
     )
     select person.id as person, client_person.id as "clientPerson", file.id as file, (
       select id from app_public.bank_accounts where freelance_profile_id = $2
     ) as bank from person, client_person, file`,
    [invoicer.accountId, invoicer.profile.id, invoicer.client.id],
  );
  const { accountId: account, userId: user, profile, client } = invoicer;
  return { account, user, profile: profile.id, client: client.id, draft: draft.id, ...rest! };
}

const invoice = (column: string) =>
  `insert into app_public.invoices (account_id, ${column}) values ($1, $2)`;
const draftOf = (column: string) =>
  `update app_public.invoices set ${column} = $2 where account_id = $1`;

const writes: [name: string, text: string, points: keyof Ids][] = [
  ['an invoice of a profile', invoice('freelance_profile_id'), 'profile'],
  ['an invoice paid to an account', invoice('bank_account_id'), 'bank'],
  ['an invoice to a client', invoice('client_id'), 'client'],
  ['an invoice from a person', invoice('sender_reference_person_id'), 'person'],
  ['an invoice to a person', invoice('client_reference_person_id'), 'clientPerson'],
  ['an invoice created by a user', invoice('created_by'), 'user'],
  ['another profile of a draft', draftOf('freelance_profile_id'), 'profile'],
  ['another bank account of a draft', draftOf('bank_account_id'), 'bank'],
  ['another client of a draft', draftOf('client_id'), 'client'],
  ['another sender of a draft', draftOf('sender_reference_person_id'), 'person'],
  ['another recipient of a draft', draftOf('client_reference_person_id'), 'clientPerson'],
  [
    'a line of an invoice',
    `insert into app_public.invoice_lines (account_id, invoice_id, position, line_type) values ($1, $2, 9, 'EXTRA')`,
    'draft',
  ],
  [
    'a client of a profile',
    `insert into app_public.clients
       (account_id, freelance_profile_id, client_type, client_number, name, email, address, preferred_delivery_method)
     values ($1, $2, 'INDIVIDUAL', 7, 'Ola', 'ola@example.no', row('Gata 1', null, '0001', 'Oslo', null, 'NO', null, null), 'EMAIL')`,
    'profile',
  ],
  [
    'a bank account of a profile',
    `insert into app_public.bank_accounts (account_id, freelance_profile_id, account_number, currency)
     values ($1, $2, '12043175449', 'NOK')`,
    'profile',
  ],
  [
    'a reference person of a profile',
    `insert into app_public.reference_people (account_id, freelance_profile_id, name, email)
     values ($1, $2, 'Eva', 'eva@example.no')`,
    'profile',
  ],
  [
    'a reference person of a client',
    `insert into app_public.reference_people (account_id, client_id, name, email)
     values ($1, $2, 'Eva', 'eva@example.no')`,
    'client',
  ],
  [
    'a receipt of a file',
    `insert into app_public.receipts (account_id, invoice_id, file_id)
     select $1, i.id, $2 from app_public.invoices i where i.account_id = $1`,
    'file',
  ],
];

test.each(writes)(
  '%s: accepted from the same account, rejected from another',
  async (_name, text, points) => {
    await database.rolledBack(async (tx) => {
      const kari = await idsOf(tx, await makeInvoicer(tx));
      const invoicer = await makeInvoicer(tx);
      const mallory = await idsOf(tx, invoicer);
      const write = (id: string, who = invoicer.owner) =>
        tx.as(who, (client) => client.query(text, [mallory.account, id]));
      // The user who wrote a row belongs to no account, so a policy checks that column.
      const refused = { code: points === 'user' ? '42501' : '23503' };
      await expect(write(kari[points])).rejects.toMatchObject(refused);
      // The owner's functions insert no invoice by themselves: there the transitions refuse first.
      if (!text.startsWith('insert into app_public.invoices ')) {
        await expect(write(kari[points], actor.databaseOwner)).rejects.toMatchObject(refused);
      }
      expect((await write(mallory[points])).rowCount).toBe(1);
    });
  },
);
