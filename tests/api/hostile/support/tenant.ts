import { encodeTypeId } from '#shared/encode-type-id.ts';
import { credit, makePublished, publishCredit } from '#tests/db/invoicing/credit/credit.ts';
import { makeDraft, makeInvoicer } from '#tests/db/invoicing/draft.ts';
import { makeFreelancer } from '#tests/db/payout/freelancer.ts';
import type { TestDatabase } from '#tests/support/create-test-database.ts';
import { signIn } from '#tests/support/people/sign-in.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';

const prefixes = {
  account: 'acc',
  profile: 'frp',
  client: 'cli',
  invoice: 'inv',
  bankAccount: 'bac',
  reference: 'ref',
  receipt: 'rec',
  line: 'lin',
  code: 'occ',
  delivery: 'del',
  creditNote: 'crn',
  identity: 'idn',
  department: 'dep',
  member: 'mem',
  policy: 'pol',
  session: 'ses',
  job: 'job',
  application: 'app',
  enrollment: 'enr',
  check: 'jch',
  note: 'ano',
} as const;

type Ids = Record<keyof typeof prefixes, string>;

export interface Tenant {
  accountId: string;
  userId: string;
  /** Of the owner's session. */
  token: string;
  /** Keys of its rows as in the database, and as the API returns them. */
  raw: Ids;
  ids: Ids;
  /** A session of another member of the account. */
  tokenAs(role: 'ADMIN' | 'MEMBER'): Promise<string>;
}

async function insert(tx: TestTransaction, text: string, values: unknown[]): Promise<string> {
  const [row] = await tx.query<{ id: string }>(`${text} returning id`, values);
  return row!.id;
}

/** A freelancer who waits to be enrolled with the tenant. */
async function makeEnrollment(tx: TestTransaction, accountId: string): Promise<string> {
  const { accountId: freelancer } = await makeFreelancer(tx);
  await tx.query('set local session_replication_role = replica');
  const enrollment = await insert(
    tx,
    `insert into app_public.enrollments
       (account_id, partner_account_id, freelance_profile_id, freelance_type, first_name, last_name, consent_version)
     values ($1, $2, uuidv7(), 'INDIVIDUAL', 'Silje', 'Vik', '2026-11')`,
    [freelancer, accountId],
  );
  await tx.query('set local session_replication_role = default');
  return enrollment;
}

/**
 * A job that accepts applications, and an application of the owner that waits for a decision, with
 * a check of it.
 */
async function makeJob(
  tx: TestTransaction,
  { accountId, userId, department }: { accountId: string; userId: string; department: string },
): Promise<{ job: string; application: string; check: string; note: string }> {
  await tx.query('set local session_replication_role = replica');
  const job = await insert(
    tx,
    `insert into app_public.jobs (account_id, department_id, status, title, tagline, description, privacy_link, terms_link)
     values ($1, $2, 'PUBLISHED', 'Notevakt', 'Pass på notene', 'Vi søker en notevakt.', 'https://a.example', 'https://a.example')`,
    [accountId, department],
  );
  const form = await insert(
    tx,
    `insert into app_public.job_form_versions (account_id, job_id, version, application_form)
     values ($1, $2, 1, '{"pages": [{"title": "Om deg", "pageNumber": 1, "questions": [{"id": "why", "label": "Hvorfor", "type": "TEXT"}]}]}')`,
    [accountId, job],
  );
  const application = await insert(
    tx,
    `insert into app_public.job_applications
       (account_id, partner_account_id, job_id, form_version_id, user_id, status, name, email, submitted_at, answers)
     values ($1, $1, $2, $3, $4, 'QUALIFIED', 'Kari Nordmann', 'kari@example.no', now(), '{"why": {"value": "Derfor"}}')`,
    [accountId, job, form, userId],
  );
  const check = await insert(
    tx,
    `insert into app_public.job_checks
       (account_id, partner_account_id, job_application_id, job_id, user_id, job_check_type, status, name, sent_at, shared_at)
     values ($1, $1, $2, $3, $4, 'HSE_CARD', 'IN_REVIEW', 'Kari Nordmann', now(), now())`,
    [accountId, application, job, userId],
  );
  const note = await insert(
    tx,
    `insert into app_public.job_application_notes (account_id, partner_account_id, job_application_id, created_by, body)
     values ($1, $1, $2, $3, 'Virker trygg')`,
    [accountId, application, userId],
  );
  await tx.query('set local session_replication_role = default');
  return { job, application, check, note };
}

/**
 * A user with a profile, a client, a draft of 10 000.00 with a receipt, a credited invoice, and an
 * open session.
 */
export async function makeTenant(database: TestDatabase): Promise<Tenant> {
  return database.committed(async (tx) => {
    const invoicer = await makeInvoicer(tx, 'organization');
    const { accountId, userId } = invoicer;
    const draft = await makeDraft(tx, invoicer);
    const [bankAccount] = await tx.query<{ id: string }>(
      'select id from app_public.bank_accounts where freelance_profile_id = $1',
      [invoicer.profile.id],
    );
    const reference = await insert(
      tx,
      `insert into app_public.reference_people (account_id, freelance_profile_id, name, email)
       values ($1, $2, 'Per', 'per@example.no')`,
      [accountId, invoicer.profile.id],
    );
    const makeFile = (name: string) =>
      insert(
        tx,
        `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
         values ($1, $2, 'application/pdf', 1, sha256('x'), 'none')`,
        [accountId, name],
      );
    const file = await makeFile('kvittering.pdf');
    const receipt = await insert(
      tx,
      'insert into app_public.receipts (account_id, invoice_id, file_id) values ($1, $2, $3)',
      [accountId, draft.id, file],
    );
    const [line] = await tx.query<{ id: string }>(
      'select id from app_public.invoice_lines where invoice_id = $1',
      [draft.id],
    );
    const sent = await makePublished(tx, invoicer);
    const { id: noteId } = await credit(tx, invoicer, sent, { 0: 1 });
    const { id: creditNote } = await publishCredit(tx, invoicer, noteId);
    // It has failed, which only the worker may record.
    await tx.query('set local session_replication_role = replica');
    const delivery = await insert(
      tx,
      `insert into app_public.deliveries (account_id, invoice_id, channel, recipient, status, failed_at, failure)
       values ($1, $2, 'EMAIL', 'ola@example.no', 'FAILED', now(), 'REFUSED')`,
      [accountId, sent.id],
    );
    await tx.query('set local session_replication_role = default');
    const identity = await insert(
      tx,
      `insert into app_public.identities (user_id, country, identifier, first_name, last_name)
       values ($1, 'NO', '148985*****', 'Kari', 'Nordmann')`,
      [userId],
    );
    // A team, since only a team has people and departments.
    await tx.query(
      `update app_public.accounts set account_type = 'TEAM', name = 'Korpset', tag = 'MARCHING_BAND', workflows_enabled = true where id = $1`,
      [accountId],
    );
    await tx.query(
      `insert into app_public.departments (account_id, name, is_default) values ($1, 'Korpset', true)`,
      [accountId],
    );
    const department = await insert(
      tx,
      `insert into app_public.departments (account_id, name, description) values ($1, 'Messing', 'Blåser')`,
      [accountId],
    );
    const [member] = await tx.query<{ id: string }>(
      'select id from app_public.memberships where account_id = $1 and user_id = $2',
      [accountId, userId],
    );
    const policy = await insert(
      tx,
      'insert into app_public.policy_documents (account_id, file_id) values ($1, $2)',
      [accountId, await makeFile('personvern.pdf')],
    );
    const { job, application, check, note } = await makeJob(tx, { accountId, userId, department });
    const { token } = await signIn(tx, userId, accountId);
    const [session] = await tx.query<{ id: string }>(
      'select id from app_public.sessions where account_id = $1 and user_id = $2',
      [accountId, userId],
    );
    const raw: Ids = {
      account: accountId,
      profile: invoicer.profile.id,
      client: invoicer.client.id,
      invoice: draft.id,
      bankAccount: bankAccount!.id,
      reference,
      receipt,
      line: line!.id,
      code: invoicer.occupationCodeId,
      delivery,
      creditNote,
      identity,
      department,
      member: member!.id,
      policy,
      session: session!.id,
      job,
      application,
      enrollment: await makeEnrollment(tx, accountId),
      check,
      note,
    };
    const ids = Object.fromEntries(
      Object.entries(prefixes).map(([name, prefix]) => [
        name,
        encodeTypeId(prefix, raw[name as keyof Ids]),
      ]),
    ) as Ids;
    const tokenAs = (role: 'ADMIN' | 'MEMBER') => joinAs(database, accountId, role);
    return { accountId, userId, token, raw, ids, tokenAs };
  });
}

function joinAs(database: TestDatabase, accountId: string, role: string): Promise<string> {
  return database.committed(async (tx) => {
    const person = await makeFreelancer(tx);
    await tx.query(
      'insert into app_public.memberships (account_id, user_id, role) values ($1, $2, $3)',
      [accountId, person.userId, role],
    );
    return (await signIn(tx, person.userId, accountId)).token;
  });
}
