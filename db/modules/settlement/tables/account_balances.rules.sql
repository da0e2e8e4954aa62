-- Written when a month is closed, so that statements and trial balances of old months need no sum over everything. It only grows.
select app_private.begin_rules('app_public.account_balances', is_audited => false);

comment on table app_public.account_balances is
'@personal none
@prefix acb
@defaultSort month_on desc
@exported
@section settlement
@icon scale
@label month_on
The balances of an account at the beginning and the end of a closed month. Amounts in minor units (øre), debits above '
  '0. Append-only.';
comment on column app_public.account_balances.accounting_period_id is E'@unlisted\nThe month.';
comment on constraint account_balances_accounting_period_id_fkey on app_public.account_balances is E'@foreignFieldName balances\nThe month.';
comment on column app_public.account_balances.finance_account_id is
'@filter
@listed
The account.';
comment on constraint account_balances_finance_account_id_fkey on app_public.account_balances is E'@foreignFieldName balances\nThe account.';
comment on column app_public.account_balances.month_on is
'@holds month
@filter
@sort
@listed
The first day of the month.';
comment on column app_public.account_balances.opening_minor is E'@listed\nBefore the month, in øre.';
comment on column app_public.account_balances.debit_minor is E'@listed\nThe debits of the month, in øre.';
comment on column app_public.account_balances.credit_minor is E'@listed\nThe credits of the month, in øre, above 0.';
comment on column app_public.account_balances.closing_minor is
'@sort
@listed
After the month, in øre.';
comment on column app_public.account_balances.created_at is E'@unlisted\nWhen the month was closed, UTC.';
