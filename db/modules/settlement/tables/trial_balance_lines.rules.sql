-- The lines of trial balances, written with them.
select app_private.begin_rules('app_public.trial_balance_lines', is_audited => false);

comment on table app_public.trial_balance_lines is
'@personal none
@prefix tbl
@hide
@defaultSort code
@exported
@section settlement
@icon list-numbers
@label code
An account in a trial balance. Amounts in minor units (øre), debits above 0. Only grows.';
comment on column app_public.trial_balance_lines.trial_balance_id is 'The trial balance.';
comment on constraint trial_balance_lines_trial_balance_id_fkey on app_public.trial_balance_lines is E'@foreignFieldName lines\nThe trial balance.';
comment on column app_public.trial_balance_lines.finance_account_id is E'@listed\nThe account.';
comment on constraint trial_balance_lines_finance_account_id_fkey on app_public.trial_balance_lines is
'@backwardBehavior -*
The account.';
comment on column app_public.trial_balance_lines.code is
'@sort
@unlisted
The number of the account, by which the lines are in order.';
comment on column app_public.trial_balance_lines.kind is E'@listed\nThe purpose of the account.';
comment on column app_public.trial_balance_lines.opening_minor is E'@listed\nBefore the period, in øre.';
comment on column app_public.trial_balance_lines.debit_minor is E'@listed\nThe debits of the period, in øre.';
comment on column app_public.trial_balance_lines.credit_minor is E'@listed\nThe credits of the period, in øre, above 0.';
comment on column app_public.trial_balance_lines.closing_minor is E'@listed\nAfter the period, in øre.';
comment on column app_public.trial_balance_lines.created_at is E'@unlisted\nWhen it was made, UTC.';
