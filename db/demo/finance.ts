import type { Pool } from 'pg';
import { type Actor, act } from './actors.ts';
import type { Connections } from './connections.ts';

/** The two operators of finance, whose one-time codes are fresh; a payout run needs both. */
export interface Finance {
  clerk: Actor;
  approver: Actor;
}

/** Does some work in sessions of finance that end with it. */
export async function asFinance(
  { owner }: Connections,
  work: (finance: Finance) => Promise<void>,
): Promise<void> {
  const clerk = await signIn(owner, 'okonomi@demo.honorar.no');
  const approver = await signIn(owner, 'drift@demo.honorar.no');
  await work({ clerk, approver });
  await owner.query(
    'update app_public.sessions set revoked_at = now() where id = any ($1) and revoked_at is null',
    [[clerk.sessionId, approver.sessionId]],
  );
}

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
    role: 'app_operator',
    userId: user_id,
    operatorRole: role,
    actorName: name,
    sessionId: session.rows[0].id,
  };
}

/** Registers that the clients have paid all that remains of some invoices, today. */
export async function pay(
  { owner, authenticator }: Connections,
  { clerk }: Finance,
  invoiceIds: string[],
): Promise<void> {
  const { rows } = await owner.query(
    `select i.id, (app_public.invoices_settlement(i)).remaining_minor::int as amount, app_hidden.today()::text as "paidOn"
     from app_public.invoices i where i.id = any ($1)`,
    [invoiceIds],
  );
  for (const one of rows) {
    await act(authenticator, clerk, 'register_payment', {
      ...one,
      reason: 'Sett på kontoutskriften.',
    });
  }
}

/** Proposes a run of all that may be paid out, and approves it. Gives the days of its payouts and of their tax. */
export async function runPayouts(
  { authenticator }: Connections,
  { clerk, approver }: Finance,
): Promise<{ payoutOn: string; taxDueOn: string }> {
  const { id } = await act(authenticator, clerk, 'create_payout_run', {});
  const run = await act(authenticator, approver, 'approve_payout_run', { id });
  return { payoutOn: String(run.payout_on), taxDueOn: String(run.tax_due_on) };
}

/** Enters tax cards of this year, as the tax authority has them. */
export async function enterTaxCards(
  { owner, authenticator }: Connections,
  { clerk }: Finance,
): Promise<void> {
  const { rows } = await owner.query(
    `select id as "freelanceProfileId", 'PERCENT' as kind, salary_tax_percent::float as percent,
       extract(year from app_hidden.today())::int as "incomeYear"
     from app_public.freelance_profiles where freelance_type = 'INDIVIDUAL'`,
  );
  for (const attributes of rows)
    await act(authenticator, clerk, 'register_tax_card', { attributes });
}
