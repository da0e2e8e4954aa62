-- The plan a team has agreed on, with the figures of that day: later price lists do not change it. Operators write it
-- by set_account_plan(); its price is visible to those who manage the team.
select app_private.begin_rules('app_public.plan_subscriptions');

create policy "owners and admins see what their team has agreed on" on app_public.plan_subscriptions for select to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()));
grant select on app_public.plan_subscriptions to app_user;

comment on table app_public.plan_subscriptions is
'@personal none
@prefix psu
@defaultSort updated_at desc
@section people
@icon license
@label account_id
The plan a team pays for, and its limits (document A, section 3, Account).';
comment on constraint plan_subscriptions_account_id_fkey on app_public.plan_subscriptions is
'@foreignSingleFieldName subscription
The team; its subscription is for its owner and admins, and null while nothing is agreed on.';
comment on constraint plan_subscriptions_price_plan_id_fkey on app_public.plan_subscriptions is '@backwardBehavior -*';
comment on column app_public.plan_subscriptions.account_id is 'The team.';
comment on column app_public.plan_subscriptions.price_plan_id is E'@filter\nThe plan.';
comment on column app_public.plan_subscriptions.price_minor is
  E'@sum\nThe price of a year with VAT, in øre; null if it is not from the price list.';
comment on column app_public.plan_subscriptions.candidates is
  'The maximum number of applications it receives in a year; null without a limit.';
comment on column app_public.plan_subscriptions.team_users is
  'The maximum number of users who manage the team; null without a limit.';
comment on column app_public.plan_subscriptions.created_at is E'@sort\nSince when it has a plan, UTC.';
comment on column app_public.plan_subscriptions.updated_at is E'@sort\nWhen the plan was last changed, UTC.';
