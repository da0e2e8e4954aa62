-- The accounts of the platform's own books. Rows and balances are written by the posting functions only; nothing but a
-- payable's balance ever changes, with each posting, and its entries are its history.
select app_private.begin_rules('app_public.finance_accounts');

drop trigger _050_tidy on app_public.finance_accounts;
drop trigger _051_tidy_changes on app_public.finance_accounts;
select app_private.end_audit('app_public.finance_accounts');

comment on table app_public.finance_accounts is
'@personal none
@prefix fac
@defaultSort code
@section settlement
@icon building-bank
@label code kind
An account of the ledger: one of the platform''s own, or the debt to a payout profile. Not audited because its entries, '
  'which are never changed, have each change of its balance.';
comment on column app_public.finance_accounts.kind is
'@filter
@listed
What it holds.';
comment on column app_public.finance_accounts.code is E'@sort\nIts number in the chart of accounts; of a profile, with the profile number.';
comment on constraint finance_accounts_freelance_profile_id_fkey on app_public.finance_accounts is
'@foreignSingleFieldName payable
@console
The profile.';
comment on column app_public.finance_accounts.freelance_profile_id is E'@listed\nThe profile the money is owed to.';
comment on column app_public.finance_accounts.balance_minor is
  E'@behavior -*\nThe amount owed to the profile, in øre; below 0 for its debt. Stored for payables only.';
