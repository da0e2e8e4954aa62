-- The lines of journals. They are written with their journal and never changed.
select app_private.begin_rules('app_public.journal_entries', is_audited => false);

create trigger _300_balance after insert on app_public.journal_entries referencing new table as added
  for each statement execute function app_private.tg_journal_entries__balance();

comment on table app_public.journal_entries is
'@personal none
@prefix jen
@hide
@defaultSort created_at desc
@section settlement
@icon list
@parts
@label journal_id
An amount that a journal posts to an account.';
comment on constraint journal_entries_journal_id_fkey on app_public.journal_entries is E'@foreignFieldName entries\nIts journal.';
comment on column app_public.journal_entries.journal_id is E'@listed\nIts journal.';
comment on constraint journal_entries_finance_account_id_fkey on app_public.journal_entries is E'@foreignFieldName entries\nThe account.';
comment on column app_public.journal_entries.finance_account_id is
'@filter
@listed
The account.';
comment on column app_public.journal_entries.amount_minor is E'@sort\nIn øre: a debit above 0, a credit below.';
comment on column app_public.journal_entries.created_at is
'@sort
@unlisted
When it was posted, UTC.';
