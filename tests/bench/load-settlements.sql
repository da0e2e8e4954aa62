-- The same tables with their keys, indexes, checks and references, and nothing else of the product: no triggers, no
-- policies.
create schema bench_plain;
create table bench_plain.journals (like app_public.journals including all);
create table bench_plain.journal_entries (like app_public.journal_entries including all);
alter table bench_plain.journals
  add foreign key (created_by) references app_public.users (id),
  add foreign key (credit_note_id) references app_public.credit_notes (id),
  add foreign key (invoice_id) references app_public.invoices (id),
  add foreign key (reverses_id) references bench_plain.journals (id);
alter table bench_plain.journal_entries
  add foreign key (journal_id) references bench_plain.journals (id),
  add foreign key (finance_account_id) references app_public.finance_accounts (id);
select app_private.open_payables(array(select p.id from app_public.freelance_profiles p order by p.id limit 200));
