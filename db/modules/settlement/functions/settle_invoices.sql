-- Posts the difference between the due split of the money and the split in the books. So a credit note reverses its own
-- share to the øre, and one that follows a write-off reverses nothing that no client has paid. The payable is looked up for
-- each invoice: payables opened just now are not in the planner's figures, and a join with them began with every invoice. Plans
-- are generic, as in post_journals().
create or replace function app_private.settle_invoices(invoice_ids uuid[], settled_on date[], credit_note_id uuid default null)
returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
set plan_cache_mode to force_generic_plan
as $$
declare
  v_funds constant uuid := app_private.finance_account_id('CLIENT_FUNDS');
  v_fee constant uuid := app_private.finance_account_id('PLATFORM_FEE');
  v_employer_tax constant uuid := app_private.finance_account_id('EMPLOYER_TAX');
  v_salary_tax constant uuid := app_private.finance_account_id('WITHHELD_TAX');
  v_vat constant uuid := app_private.finance_account_id('VAT');
  v_rounding constant uuid := app_private.finance_account_id('ROUNDING');
begin
  perform app_private.open_payables(array(
    select distinct i.freelance_profile_id from app_public.invoices i
    where i.id = any (invoice_ids) and i.status in ('RESOLVED', 'NULLIFIED')
  ));
  perform app_private.post_journals(array(
    select row(
      null,
      case
        when settle_invoices.credit_note_id is null then 'settle:' || i.id || ':' || b.split_count
        else 'credit:' || settle_invoices.credit_note_id
      end,
      case when settle_invoices.credit_note_id is null then 'SPLIT' else 'CREDIT' end,
      p.day, d.amounts, i.id, null, null, s.gross_salary - b.gross_salary, settle_invoices.credit_note_id
    )::app_private.posting
    from unnest(invoice_ids, settled_on) with ordinality p (invoice_id, day)
      join app_public.invoices i on i.id = p.invoice_id
      cross join lateral app_private.settled_parts(i) s
      cross join lateral (
        select
          count(*) filter (where j.kind = 'SPLIT') as split_count,
          coalesce(array_agg(j.id) filter (where r.id is null), '{}') as journal_ids,
          coalesce(sum(j.gross_salary_minor) filter (where r.id is null), 0)::bigint as gross_salary,
          coalesce(bool_or(j.kind = 'SPLIT' and r.id is null), false) as is_split
        from app_public.journals j left join app_public.journals r on r.reverses_id = j.id
        where j.invoice_id = i.id and j.kind in ('SPLIT', 'CREDIT')
      ) b
      cross join lateral (
        select jsonb_object_agg(n.finance_account_id, n.amount_minor) as amounts
        from (
          select e.finance_account_id, sum(e.amount_minor)::bigint as amount_minor
          from (
            values
              (v_funds, s.total), (v_fee, -s.platform_fee), (v_employer_tax, -s.employer_tax), (v_salary_tax, -s.salary_tax),
              ((select a.id from app_public.finance_accounts a where a.freelance_profile_id = i.freelance_profile_id), -s.payout),
              (v_vat, -s.vat), (v_rounding, -s.rounding)
            union all
            select e.finance_account_id, -e.amount_minor from app_public.journal_entries e where e.journal_id = any (b.journal_ids)
          ) e (finance_account_id, amount_minor)
          group by e.finance_account_id
          having sum(e.amount_minor) <> 0
        ) n
      ) d
    where s.total is not null and d.amounts is not null and (settle_invoices.credit_note_id is null or b.is_split)
    order by p.ordinality
  ));
end;
$$;
comment on function app_private.settle_invoices(uuid[], date[], uuid) is
  'Posts the split of the money of settled invoices, each on its day, between VAT, fee, employer''s contribution, withheld tax '
  'and the debt to the profile, or the reversal by a credit note published since then. Nothing for invoices that are not settled.';
