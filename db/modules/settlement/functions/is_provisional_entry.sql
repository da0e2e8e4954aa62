-- Without settings of its own, so that it is expanded where it is used.
create or replace function app_private.is_provisional_entry(of_transaction uuid) returns boolean
language sql stable
as $$
  select exists (
    select
    from app_public.bank_exceptions e
      join app_public.bank_transactions t on t.id = e.bank_transaction_id
      join app_public.bank_files f on f.id = t.bank_file_id
    where e.bank_transaction_id = of_transaction and e.status = 'WAITING' and e.waiting_minor = e.amount_minor
      and (f.format = 'CAMT_053' or (t.bank_reference is null and t.kid is null and t.kid_parts is null) or t.kind = 'UNSPLIT')
  )
$$;
comment on function app_private.is_provisional_entry(uuid) is
  'Whether a transaction waits untouched until a notification brings its payments: one that only a statement has, or a sum without details.';
