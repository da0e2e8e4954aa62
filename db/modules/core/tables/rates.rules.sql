-- Percentages and amounts the law or the product sets, each with the days it holds. A new year is
-- a new row, never an edit of an old one that documents were computed with.
select app_private.begin_rules('app_public.rates');

create policy "everybody reads the rates" on app_public.rates for select to app_visitor, app_user, app_worker using (true);
grant select on app_public.rates to app_visitor, app_user, app_worker;

create policy "finance operators add rates" on app_public.rates for insert to app_operator
  with check ((select app_hidden.current_operator_role()) in ('FINANCE', 'ADMIN'));
create policy "finance operators end rates" on app_public.rates for update to app_operator
  using ((select app_hidden.current_operator_role()) in ('FINANCE', 'ADMIN'));
grant insert (rate_key, value, unit, valid, source) on app_public.rates to app_operator;
grant update (valid, source, updated_at) on app_public.rates to app_operator;

comment on table app_public.rates is
'@personal none
@prefix rat
@defaultSort rate_key
@defaultSort valid desc
@section settings 80
@icon percentage
@label rate_key
Rates with the days they are valid. Documents keep the rates they were computed with.';
comment on column app_public.rates.rate_key is E'@holds word\nWhich rate, for example employer_tax.';
comment on column app_public.rates.value is
'@unit unit
@sum
A percentage, or minor units (øre) per piece.';
comment on column app_public.rates.unit is E'@unlisted\nPERCENT or MINOR.';
comment on column app_public.rates.valid is E'@behavior +attribute:orderBy\nThe days it holds, from and including, to and excluding.';
comment on column app_public.rates.source is 'The source of the figure.';
comment on column app_public.rates.created_at is 'When the row was written.';
