-- Computed when read, so it is never out of date. After 60 days no payout is likely to cover a debt by itself.
create or replace view app_public.overdue_debts with (security_invoker = true) as
  select a.id, a.freelance_profile_id, d.since_on, -a.balance_minor as owed_minor, d.documents
  from app_public.finance_accounts a cross join lateral app_hidden.debt_since(a.id) d
  where a.kind = 'PAYABLE' and a.balance_minor < 0 and d.since_on <= app_hidden.today() - 60;

revoke all on app_public.overdue_debts from public, app_authenticator, app_visitor, app_user, app_operator, app_worker;
grant select on app_public.overdue_debts to app_operator;

comment on view app_public.overdue_debts is
'@prefix ovd
@primaryKey id
@foreignKey (freelance_profile_id) references app_public.freelance_profiles (id)|@fieldName freelanceProfile|@backwardBehavior -*
@defaultSort since_on
@section settlement
@icon user-exclamation
@label freelance_profile_id owed_minor
A profile that has owed us money for 60 days without a break, since its payouts have not covered it.';
comment on column app_public.overdue_debts.id is E'@notNull\nThe payable of the profile.';
comment on column app_public.overdue_debts.freelance_profile_id is
'@notNull
@listed
The profile that owes it.';
comment on column app_public.overdue_debts.since_on is
'@notNull
@sort
@listed
The day on which it began.';
comment on column app_public.overdue_debts.owed_minor is
'@notNull
@sum
@sort
@listed
The amount owed, in øre.';
comment on column app_public.overdue_debts.documents is E'@listed\nThe newest documents that made it so.';
