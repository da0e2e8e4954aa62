-- The last moment at which nothing was owed to us is found by the running sum of the account's entries. Definer because the ledger is
-- granted to no role; it answers operators alone.
create or replace function app_hidden.debt_since(payable_id uuid, out since_on date, out documents text)
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  with steps as (
    select j.created_at, sum(-e.amount_minor) over (order by j.created_at) as balance
    from app_public.journal_entries e join app_public.journals j on j.id = e.journal_id
    where e.finance_account_id = payable_id and app_hidden.current_operator_role() is not null
  )
  select
    (
      select (min(s.created_at) at time zone 'Europe/Oslo')::date from steps s
      where s.created_at > coalesce((select max(o.created_at) from steps o where o.balance >= 0), '-infinity')
    ),
    (
      select string_agg(d.number, ', ')
      from (
        select coalesce(n.document_number, i.document_number) as number
        from app_public.journal_entries e
          join app_public.journals j on j.id = e.journal_id
          join app_public.invoices i on i.id = j.invoice_id
          left join app_public.credit_notes n on n.id = j.credit_note_id
        where e.finance_account_id = payable_id and e.amount_minor > 0 and app_hidden.current_operator_role() is not null
        order by j.id desc limit 3
      ) d
    )
$$;
comment on function app_hidden.debt_since(uuid) is
  'Since when a payable has been below 0 without a break, and the newest three documents that made it so.';
grant execute on function app_hidden.debt_since(uuid) to app_operator;
