-- The payables and the refunds are locked before, so that nothing is reversed or credited in between. A debt that arose
-- since the proposal makes the next run pay the difference; a journal taken back before it is in the payout with its
-- counter-journal. Debts are looked up once for the run: asked for each payout, the planner reads the claims of all profiles
-- each time.
create or replace function app_private.check_payouts(run app_public.payout_runs) returns table (payout_id uuid, held_reason app_public.payout_held_reason)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select c.payout_id, c.held_reason
  from (
    select p.id as payout_id, coalesce(
      app_private.payout_obstacle(p.freelance_profile_id, p.bank_account_id),
      (case
        when a.balance_minor < p.payable_minor
          or app_private.tax_withheld(
            p.freelance_profile_id, array(select i.gross_salary_minor from app_public.payout_items i where i.payout_id = p.id), run.payout_on
          ) <> p.salary_tax_minor
          or app_private.attachment_withheld(
            p.freelance_profile_id, p.payable_minor + p.estimated_tax_minor - p.salary_tax_minor, run.payout_on
          ) <> p.attachment_minor
          or exists (
            select from app_public.payout_items i join app_public.journals r on r.reverses_id = i.journal_id
            where i.payout_id = p.id
              and not exists (select from app_public.payout_items o where o.payout_id = p.id and o.journal_id = r.id)
          )
          or p.freelance_profile_id in (select c.freelance_profile_id from app_private.open_claims() c where c.amount_minor < 0) then 'CHANGED'
      end)::app_public.payout_held_reason
    ) as held_reason
    from app_public.payouts p
      join app_public.finance_accounts a on a.freelance_profile_id = p.freelance_profile_id
    where p.payout_run_id = run.id and p.status = 'PROPOSED'
  ) c
  where c.held_reason is not null
  union all
  select p.id, 'CHANGED'
  from app_public.payouts p join app_public.client_refunds r on r.id = p.client_refund_id
  where p.payout_run_id = run.id and p.status = 'PROPOSED' and (r.status, r.amount_minor, r.account_number)
    is distinct from ('READY'::app_public.client_refund_status, p.payable_minor, p.account_number)
$$;
comment on function app_private.check_payouts(app_public.payout_runs) is
  'The payouts of a proposed run that may no longer be made as they were proposed, and why.';
