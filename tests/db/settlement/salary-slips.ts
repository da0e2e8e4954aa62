import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import type { PayoutInvoicer } from './payouts.ts';

/** A salary slip, amounts in øre. */
export interface Slip {
  id: string;
  payload: Record<string, unknown>;
  year: Record<string, unknown> | null;
  [part: string]: unknown;
}

/** The slips of a profile, the oldest first. */
export const slipsOf = (tx: TestTransaction, at: PayoutInvoicer): Promise<Slip[]> =>
  tx.query<Slip>(
    `select s.id, s.gross_salary_minor::int as gross, s.salary_tax_percent::float as percent,
       s.salary_tax_amount_minor::int as tax, coalesce(s.attachment_minor, 0)::int as attachment, coalesce(s.allowances_minor, 0)::int as allowances,
       coalesce(s.adjustment_minor, 0)::int as adjustment, coalesce(s.returned_minor, 0)::int as returned, s.payout_amount_minor::int as payout,
       s.platform_fee_amount_minor::int as fee, s.employer_tax_amount_minor::int as employer,
       s.issued_at is not null as issued, s.withdrawn_at is not null as withdrawn, d.payload, s.year_to_date as year
     from app_public.salary_slips s join app_private.salary_slip_documents d on d.salary_slip_id = s.id
     where s.freelance_profile_id = $1 order by s.id`,
    [at.profile.id],
  );

/** The number of slips that a user reads. */
export const readBy = async (tx: TestTransaction, who: PayoutInvoicer['owner']) =>
  (await tx.as(who, (client) => client.query('select id from app_public.salary_slips'))).rowCount;

/** Has finance enter a tax card of the current year. */
export async function registerCard(
  tx: TestTransaction,
  at: PayoutInvoicer,
  card: object,
): Promise<void> {
  const [row] = await tx.query<{ year: number }>(
    'select extract(year from app_hidden.today())::int as year',
  );
  const attributes = { freelanceProfileId: at.profile.id, incomeYear: row!.year, ...card };
  await call(tx, at.finance, 'register_tax_card', { attributes });
}
