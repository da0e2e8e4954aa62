-- Set-based, since a file of the bank may bring 100 000. Invoices are locked first, so that payments of one queue up and the one that
-- completes it is one; each is reported to once, with the sum of its payments. The ids are new, so no key can be there already.
create or replace function app_private.book_payments(
  payments app_public.payments[], source_kind app_public.finance_account_kind default 'BANK'
) returns setof app_public.payments
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_ids constant uuid[] := array(select uuidv7() from generate_series(1, cardinality(payments)));
  v_first_day constant date := app_private.first_open_day();
  v_paid record;
  v_invoice app_public.invoices;
begin
  perform from app_public.invoices i
  where i.id in (select p.invoice_id from unnest(payments) p)
  order by i.id for no key update;

  insert into app_public.journals (key, kind, occurred_on, original_on, invoice_id, created_by)
  select 'payment:' || n.id, 'PAYMENT', d.day, nullif(p.paid_on, d.day), p.invoice_id, app_hidden.current_user_id()
  from unnest(payments) with ordinality p
    join unnest(v_ids) with ordinality n (id, place) on n.place = p.ordinality
    cross join lateral (select greatest(p.paid_on, v_first_day) as day) d;
  insert into app_public.journal_entries (journal_id, finance_account_id, amount_minor)
  select j.id, a.id, case a.kind when 'CLIENT_FUNDS' then -p.amount_minor else p.amount_minor end
  from unnest(payments) with ordinality p
    join unnest(v_ids) with ordinality n (id, place) on n.place = p.ordinality
    join app_public.journals j on j.key = 'payment:' || n.id
    cross join app_public.finance_accounts a
  where a.id in (app_private.finance_account_id(source_kind), app_private.finance_account_id('CLIENT_FUNDS'));
  insert into app_public.payments (
    id, account_id, invoice_id, source, amount_minor, paid_on, reason, bank_transaction_id, journal_id, created_by
  )
  select
    n.id, i.account_id, i.id, p.source, p.amount_minor, p.paid_on, p.reason, p.bank_transaction_id, j.id, app_hidden.current_user_id()
  from unnest(payments) with ordinality p
    join unnest(v_ids) with ordinality n (id, place) on n.place = p.ordinality
    join app_public.journals j on j.key = 'payment:' || n.id
    join app_public.invoices i on i.id = p.invoice_id;

  for v_paid in
    select p.invoice_id, sum(p.amount_minor)::bigint as amount_minor, max(p.paid_on) as paid_on
    from unnest(payments) p
    group by p.invoice_id
    order by p.invoice_id
  loop
    v_invoice := app_private.record_invoice_payment(v_paid.invoice_id, v_paid.amount_minor);
    if v_invoice.status = 'RESOLVED' then
      perform app_private.settle_invoice(v_invoice, v_paid.paid_on);
    end if;
  end loop;
  return query select p.* from app_public.payments p where p.id = any (v_ids) order by p.id;
end;
$$;
comment on function app_private.book_payments(app_public.payments[], app_public.finance_account_kind) is
  'Books payments of published invoices, in sum at most the remainder of each, from the bank account or the account '
  'given. A payment that completes an invoice resolves it and posts the split.';
