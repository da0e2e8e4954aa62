-- Set-based, since a file of the bank may bring 100 000. Invoices are locked first, so that payments of one queue up and the one that
-- completes it is one; each is reported to once, with the sum of its payments. The ids are new, so no key can be there already. Plans are
-- generic, as in post_journals().
create or replace function app_private.book_payments(
  payments app_public.payments[], source_kind app_public.finance_account_kind default 'BANK'
) returns setof app_public.payments
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
set plan_cache_mode to force_generic_plan
as $$
declare
  v_ids constant uuid[] := array(select uuidv7() from generate_series(1, cardinality(payments)));
  v_journal_ids constant uuid[] := array(select uuidv7() from generate_series(1, cardinality(payments)));
  v_source constant uuid := app_private.finance_account_id(source_kind);
  v_funds constant uuid := app_private.finance_account_id('CLIENT_FUNDS');
  v_paid record;
begin
  perform from app_public.invoices i
  where i.id in (select p.invoice_id from unnest(payments) p)
  order by i.id for no key update;

  perform app_private.post_journals(array(
    select row(
      v_journal_ids[p.ordinality], 'payment:' || v_ids[p.ordinality], 'PAYMENT', p.paid_on,
      jsonb_build_object(v_source, p.amount_minor, v_funds, -p.amount_minor), p.invoice_id, null, null, null, null
    )::app_private.posting
    from unnest(payments) with ordinality p
    order by p.ordinality
  ));
  insert into app_public.payments (
    id, account_id, invoice_id, source, amount_minor, paid_on, reason, bank_transaction_id, journal_id, created_by
  )
  select
    v_ids[p.ordinality], i.account_id, i.id, p.source, p.amount_minor, p.paid_on, p.reason, p.bank_transaction_id,
    v_journal_ids[p.ordinality], app_hidden.current_user_id()
  from unnest(payments) with ordinality p join app_public.invoices i on i.id = p.invoice_id
  order by p.ordinality;

  select
    array_agg(s.invoice_id order by s.invoice_id) as invoice_ids, array_agg(s.amount_minor order by s.invoice_id) as amounts,
    array_agg(s.paid_on order by s.invoice_id) as days
  into v_paid
  from (
    select p.invoice_id, sum(p.amount_minor)::bigint as amount_minor, max(p.paid_on) as paid_on
    from unnest(payments) p
    group by p.invoice_id
  ) s;
  perform app_private.record_invoice_payments(v_paid.invoice_ids, v_paid.amounts);
  perform app_private.settle_invoices(v_paid.invoice_ids, v_paid.days);
  return query select p.* from app_public.payments p where p.id = any (v_ids) order by p.id;
end;
$$;
comment on function app_private.book_payments(app_public.payments[], app_public.finance_account_kind) is
  'Books payments of published invoices, in sum at most the remainder of each, from the bank account or the account '
  'given. A payment that completes an invoice resolves it and posts the split.';
