-- A claim that came back is paid by the next run unless something holds it back, so what stays here longer needs a look at its bank
-- account. The money of a client's refund waits as that refund.
create or replace view app_public.returned_payouts with (security_invoker = true) as
  select p.id, p.freelance_profile_id, p.payout_run_id, p.paid_on, p.returned_at, p.amount_minor, p.reason,
    app_hidden.bank_reason(p.reason) as bank_reason
  from app_public.payouts p
    join app_public.journals j on j.key = 'payout:' || p.id || ':returned'
  where p.status = 'RETURNED' and p.client_refund_id is null
    and not exists (select from app_public.payout_items i where i.journal_id = j.id and not i.is_released);

revoke all on app_public.returned_payouts from public, app_authenticator, app_visitor, app_user, app_operator, app_worker;
grant select on app_public.returned_payouts to app_operator;

comment on view app_public.returned_payouts is
'@prefix rpo
@primaryKey id
@foreignKey (id) references app_public.payouts (id)|@fieldName payout|@backwardBehavior -*
@foreignKey (freelance_profile_id) references app_public.freelance_profiles (id)|@fieldName freelanceProfile|@backwardBehavior -*
@foreignKey (payout_run_id) references app_public.payout_runs (id)|@fieldName payoutRun|@backwardBehavior -*
@defaultSort returned_at
@section settlement
@icon arrow-back-up
@label freelance_profile_id
A payout whose money came back and is in no run again.';
comment on column app_public.returned_payouts.id is E'@notNull\nThe payout.';
comment on column app_public.returned_payouts.freelance_profile_id is
'@notNull
@listed
The profile that was to be paid.';
comment on column app_public.returned_payouts.payout_run_id is
'@notNull
@listed
The run it belonged to.';
comment on column app_public.returned_payouts.paid_on is
'@notNull
@sort
@listed
The day the bank had paid it.';
comment on column app_public.returned_payouts.returned_at is
'@notNull
@sort
@listed
When its money came back, UTC.';
comment on column app_public.returned_payouts.amount_minor is
'@notNull
@sum
@sort
@listed
The returned amount, in øre.';
comment on column app_public.returned_payouts.reason is
'@longText
@listed
Why, in the words of the bank or of the operator.';
comment on column app_public.returned_payouts.bank_reason is E'@listed\nWhy, by the bank''s code; null where it gave none.';
