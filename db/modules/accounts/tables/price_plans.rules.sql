-- The plans teams may choose, by category. The rows are part of a release (seeds/price_plans.sql): a price is a
-- promise, so it changes with a release and its reason, not directly.
select app_private.begin_rules('app_public.price_plans');

create policy "everybody reads the price list" on app_public.price_plans for select to app_visitor, app_user, app_worker using (true);
grant select on app_public.price_plans to app_visitor, app_user, app_worker;

comment on table app_public.price_plans is
'@personal none
@prefix ppl
@defaultSort tags
@defaultSort position
@section settings
@icon tags
@label full_name
A plan of the price list: the limits for a team of a category, and the price a year.';
comment on column app_public.price_plans.plan_key is E'@behavior -*\nWhich plan, for those who change the price list.';
comment on column app_public.price_plans.tags is
'@listed
@behavior +attribute:orderBy
The categories of teams it is for.';
comment on column app_public.price_plans.position is E'@unlisted\nIts place among those of a category, counted from 0.';
comment on column app_public.price_plans.name is 'The name, the same in every language.';
comment on column app_public.price_plans.price_minor is
  E'@sum\nThe price of a year with VAT, in øre; null if it is agreed with each team.';
comment on column app_public.price_plans.candidates is
  E'@listed\nThe maximum number of applications in a year; null if it is agreed with each team.';
comment on column app_public.price_plans.team_users is
  E'@listed\nThe maximum number of users who manage it: owner, administrators and heads of departments; null if it is '
  'agreed with each team.';
comment on column app_public.price_plans.created_at is E'@unlisted\nWhen the row was written, UTC.';
comment on column app_public.price_plans.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
