-- The tables that a booked file writes, with their keys, indexes and checks, and nothing else of the product.
create schema if not exists bench_booking;
do $$
declare
  v_name text;
begin
  foreach v_name in array array['invoices', 'journals', 'journal_entries', 'payments', 'events', 'audit_entries', 'bank_transactions'] loop
    execute format('create table bench_booking.%1$I (like app_public.%1$I including all)', v_name);
  end loop;
end $$;
create table bench_booking.jobs (like graphile_worker._private_jobs including all);
insert into bench_booking.bank_transactions select t.* from app_public.bank_transactions t;
do $$
begin
  execute (
    select format(
      'insert into bench_booking.invoices (%1$s) select %1$s from app_public.invoices where document_number like ''bank-%%''',
      string_agg(quote_ident(attname), ', ')
    )
    from pg_catalog.pg_attribute
    where attrelid = 'app_public.invoices'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  );
end $$;
alter table bench_booking.journals add foreign key (invoice_id) references bench_booking.invoices (id);
alter table bench_booking.journal_entries
  add foreign key (journal_id) references bench_booking.journals (id),
  add foreign key (finance_account_id) references app_public.finance_accounts (id);
alter table bench_booking.payments
  add foreign key (account_id) references app_public.accounts (id),
  add foreign key (invoice_id) references bench_booking.invoices (id),
  add foreign key (journal_id) references bench_booking.journals (id),
  add foreign key (bank_transaction_id) references bench_booking.bank_transactions (id);
analyze bench_booking.invoices;
analyze bench_booking.bank_transactions;
