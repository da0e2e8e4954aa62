import type { Pool } from 'pg';
import { type Actor, act } from './actors.ts';
import type { Connections } from './connections.ts';

/** Paid invoices: by person, the number paid and the number of those paid out. */
const paid = [
  { email: 'kari@demo.honorar.no', invoices: 3, paidOut: 2 },
  { email: 'ingrid@demo.honorar.no', invoices: 1, paidOut: 1 },
  { email: 'amina@demo.honorar.no', invoices: 1, paidOut: 0 },
];

/**
 * Clients pay, and a payout run goes to the bank once the worker runs; the sandbox answers it. Later payments
 * wait for the next run.
 */
export async function makePayouts({ owner, authenticator }: Connections): Promise<void> {
  const finance = await signIn(owner, 'okonomi@demo.honorar.no');
  const approver = await signIn(owner, 'drift@demo.honorar.no');
  await confirmTaxCards(owner, authenticator, finance);
  await ageBankAccounts(owner);
  for (const { email, paidOut } of paid) await pay(owner, authenticator, finance, email, paidOut);
  const run = await act(authenticator, finance, 'create_payout_run', {});
  if (run.id) await act(authenticator, approver, 'approve_payout_run', { id: run.id });
  for (const { email, invoices, paidOut } of paid) {
    await pay(owner, authenticator, finance, email, invoices - paidOut);
  }
  await owner.query(
    'update app_public.sessions set revoked_at = now() where id = any ($1) and revoked_at is null',
    [[finance.sessionId, approver.sessionId]],
  );
}

async function pay(owner: Pool, authenticator: Pool, finance: Actor, email: string, count: number) {
  const { rows } = await owner.query(
    `select i.id, (app_public.invoices_settlement(i)).remaining_minor::int as amount, app_hidden.today()::text as today
     from app_public.invoices i
       join app_public.accounts a on a.id = i.account_id and a.account_type = 'PERSONAL'
       join app_public.users u on u.id = a.primary_user_id
     where u.email = $1 and i.status = 'PUBLISHED' and i.refund_status = 'NO' and i.pdf_document_id is not null
     order by i.published_at limit $2`,
    [email, count],
  );
  for (const { id, amount, today } of rows) {
    const reason = 'Sett på kontoutskriften.';
    await act(authenticator, finance, 'register_payment', { id, amount, paidOn: today, reason });
  }
}

async function confirmTaxCards(owner: Pool, authenticator: Pool, finance: Actor): Promise<void> {
  const { rows } = await owner.query(
    `select id as "freelanceProfileId", 'PERCENT' as kind, salary_tax_percent::float as percent,
       extract(year from app_hidden.today())::int as "incomeYear"
     from app_public.freelance_profiles where freelance_type = 'INDIVIDUAL'`,
  );
  for (const attributes of rows)
    await act(authenticator, finance, 'register_tax_card', { attributes });
}

/** A bank account that was changed in the last two days is not paid to. */
async function ageBankAccounts(owner: Pool): Promise<void> {
  await owner.query(`do $$ begin
    alter table app_public.bank_accounts disable trigger user;
    update app_public.bank_accounts set
      created_at = created_at - interval '1 year', updated_at = updated_at - interval '1 year';
    alter table app_public.bank_accounts enable trigger user;
  end $$`);
}

/** A session of an operator whose one-time code is fresh. */
async function signIn(owner: Pool, email: string): Promise<Actor> {
  const { rows } = await owner.query(
    `select o.id as operator_id, u.id as user_id, o.operator_role as role, u.first_name || ' ' || u.last_name as name,
       app_private.open_session(u.id, operator_id => o.id) as token
     from app_public.operators o join app_public.users u on u.id = o.user_id where u.email = $1`,
    [email],
  );
  const [{ operator_id, user_id, role, name }] = rows;
  const session = await owner.query(
    'select id from app_public.sessions where operator_id = $1 order by created_at desc limit 1',
    [operator_id],
  );
  return {
    ...{ role: 'app_operator', userId: user_id, operatorRole: role, actorName: name },
    sessionId: session.rows[0].id,
  };
}
