-- A trial balance is never changed, so that it can be compared with a later one.
select app_private.begin_rules('app_public.trial_balances', is_audited => false);

comment on table app_public.trial_balances is
'@personal none
@prefix tba
@defaultSort created_at desc
@section settlement
@icon scale-outline
@label starts_on ends_on
The balances of all accounts before and after a period, with the debits and credits in it. Amounts in minor units (øre). Only grows.';
comment on column app_public.trial_balances.starts_on is
'@filter
@sort
@listed
The first day of the period.';
comment on column app_public.trial_balances.ends_on is
'@filter
@sort
The last day of the period: the balances are those at its end.';
comment on column app_public.trial_balances.account_count is
  E'@listed\nThe number of accounts with a balance or entries.';
comment on column app_public.trial_balances.debit_minor is E'@listed\nAll debits of the period, in øre.';
comment on column app_public.trial_balances.credit_minor is E'@listed\nAll credits of the period, in øre; as much as the debits.';
comment on column app_public.trial_balances.created_by is E'@unlisted\nThe operator who made it.';
comment on constraint trial_balances_created_by_fkey on app_public.trial_balances is
'@fieldName author
@backwardBehavior -*
The operator who made it.';
comment on column app_public.trial_balances.created_at is E'@sort\nWhen it was made, UTC.';
