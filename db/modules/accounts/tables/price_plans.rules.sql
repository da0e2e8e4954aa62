-- What teams may pay for, by their category. The rows are ours and come with a version (seeds/price_plans.sql):
-- a price is a promise, so it changes with a release and its reason, not by hand.
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
A plan of the price list: what a team of a category may have for how much a year.';
comment on column app_public.price_plans.plan_key is E'@behavior -*\nWhich plan, for those who change the price list.';
comment on column app_public.price_plans.tags is
'@listed
@behavior +attribute:orderBy
The categories of teams it is for.';
comment on column app_public.price_plans.position is E'@unlisted\nIts place among those of a category, counted from 0.';
comment on column app_public.price_plans.name is 'What it is called, in every language.';
comment on column app_public.price_plans.price_minor is E'@sum\nWhat a year costs with VAT, in øre; null where it is agreed on with each team.';
comment on column app_public.price_plans.candidates is E'@listed\nHow many applications may be sent in to it in a year; null where that is agreed on.';
comment on column app_public.price_plans.team_users is
  E'@listed\nHow many people may run things in it: owner, administrators and who leads a department; null where that is agreed on.';
comment on column app_public.price_plans.created_at is E'@unlisted\nWhen the row was written, UTC.';
comment on column app_public.price_plans.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
