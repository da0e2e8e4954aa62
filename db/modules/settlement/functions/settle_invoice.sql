-- Posts the difference between the due split of the money and the split in the books. So a credit note reverses its own
-- share to the øre, and one that follows a write-off reverses nothing that no client has paid.
create or replace function app_private.settle_invoice(invoice app_public.invoices, settled_on date, credit_note_id uuid default null)
returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_parts record;
  v_amounts jsonb;
  v_gross_salary bigint;
begin
  if settle_invoice.credit_note_id is not null and not exists (
    select from app_public.journals j
    where j.invoice_id = invoice.id and j.kind = 'SPLIT' and not exists (select from app_public.journals r where r.reverses_id = j.id)
  ) then
    return;
  end if;
  select s.* into v_parts from app_private.settled_parts(invoice) s;
  if v_parts.total is null then
    return;
  end if;
  with posted as (
    select j.id, j.gross_salary_minor
    from app_public.journals j
    where j.invoice_id = invoice.id and j.kind in ('SPLIT', 'CREDIT')
      and not exists (select from app_public.journals r where r.reverses_id = j.id)
  ), entries (finance_account_id, amount_minor) as (
    values
      (app_private.finance_account_id('CLIENT_FUNDS'), v_parts.total),
      (app_private.finance_account_id('PLATFORM_FEE'), -v_parts.platform_fee),
      (app_private.finance_account_id('EMPLOYER_TAX'), -v_parts.employer_tax),
      (app_private.finance_account_id('WITHHELD_TAX'), -v_parts.salary_tax),
      (app_private.payable_id(invoice.freelance_profile_id), -v_parts.payout),
      (app_private.finance_account_id('VAT'), -v_parts.vat),
      (app_private.finance_account_id('ROUNDING'), -v_parts.rounding)
    union all
    select e.finance_account_id, -e.amount_minor
    from app_public.journal_entries e
    where e.journal_id in (select p.id from posted p)
  )
  select
    jsonb_object_agg(d.finance_account_id, d.amount_minor) filter (where d.amount_minor <> 0),
    v_parts.gross_salary - coalesce((select sum(p.gross_salary_minor) from posted p), 0)
  into v_amounts, v_gross_salary
  from (select e.finance_account_id, sum(e.amount_minor)::bigint as amount_minor from entries e group by e.finance_account_id) d;
  if v_amounts is null then
    return;
  end if;
  perform app_private.post_journal(
    case
      when settle_invoice.credit_note_id is null then
        'settle:' || invoice.id || ':' || (select count(*) from app_public.journals j where j.invoice_id = invoice.id and j.kind = 'SPLIT')
      else 'credit:' || settle_invoice.credit_note_id
    end,
    (case when settle_invoice.credit_note_id is null then 'SPLIT' else 'CREDIT' end)::app_public.journal_kind,
    settled_on, v_amounts, invoice.id, gross_salary_minor => v_gross_salary, credit_note_id => settle_invoice.credit_note_id
  );
end;
$$;
comment on function app_private.settle_invoice(app_public.invoices, date, uuid) is
  'Posts the split of a settled invoice''s money between VAT, fee, employer''s contribution, withheld tax and the '
  'debt to the profile, or the reversal by a credit note published since then.';
