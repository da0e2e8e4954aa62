-- Balances of the bank account, against which the ledger is proved. A statement of a file that is not booked goes with its preview.
select app_private.begin_rules('app_public.bank_statements');

comment on table app_public.bank_statements is
'@personal none
@prefix bst
@hide
@defaultSort closed_on desc
@section settlement
@icon report-money
@label statement_code
A statement or notification of the bank in one of its files.';
comment on constraint bank_statements_bank_file_id_fkey on app_public.bank_statements is E'@foreignFieldName statements\nIts file.';
comment on column app_public.bank_statements.bank_file_id is 'Its file.';
comment on column app_public.bank_statements.position is E'@sort\nIts place in the file.';
comment on column app_public.bank_statements.statement_code is 'The bank''s code of it.';
comment on column app_public.bank_statements.opening_minor is E'@listed\nIn øre: the balance before it.';
comment on column app_public.bank_statements.closing_minor is E'@listed\nIn øre: the balance after it.';
comment on column app_public.bank_statements.closed_on is
'@sort
@listed
The day of the balance after it.';
comment on column app_public.bank_statements.is_complete is
  E'@listed\nWhether both balances and the transactions agree; null where the bank gives no balances.';
comment on column app_public.bank_statements.created_at is 'When it was read, UTC.';
