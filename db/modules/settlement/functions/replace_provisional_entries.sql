-- A statement or a sum without details may come before the file with its payments. Its money waited, and is taken off the bank account again,
-- on the bank's day, since the payments have brought it.
create or replace function app_private.replace_provisional_entries(waiting uuid[]) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_exception app_public.bank_exceptions;
begin
  for v_exception in
    select e.*
    from app_public.bank_exceptions e join app_public.bank_transactions t on t.id = e.bank_transaction_id
    where e.id = any (waiting) and app_private.is_provisional_entry(t.id) and t.id in (
      select k.bank_transaction_id
      from (
        select distinct o.bank_file_id
        from app_public.bank_exceptions w join app_public.bank_transactions o on o.id = w.bank_transaction_id
        where w.id = any (waiting)
      ) f cross join lateral app_private.known_bank_transactions(f.bank_file_id) k
      where k.is_certain
    )
    order by e.id
  loop
    update app_public.bank_exceptions e set elsewhere_journal_id = (app_private.post_journal(
      'bank:' || e.bank_transaction_id || ':replaced', 'UNEXPLAINED', e.booked_on, jsonb_build_object(
        app_private.finance_account_id('BANK'), -e.amount_minor, app_private.finance_account_id('UNEXPLAINED'), e.amount_minor
      )
    )).id
    where e.id = v_exception.id;
    perform app_private.explain_bank_exception(v_exception, v_exception.waiting_minor, 'replace');
  end loop;
end;
$$;
comment on function app_private.replace_provisional_entries(uuid[]) is
  'Takes those of the given rows of the queue out of it whose payments a booked file has brought since.';
