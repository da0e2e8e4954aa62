create or replace function app_private.allowance_left(wanted_key text, wanted_subject uuid) returns int
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(min(l.maximum - (
    select coalesce(sum(u.used), 0) from app_private.usages u
    where u.limit_key = wanted_key and u.subject_id = wanted_subject and u.used_at > now() - make_interval(mins => l.minutes)
  )), 2147483647)::int
  from (
    select * from app_public.limits w where w.limit_key in (wanted_key, 'other_tables')
    order by w.limit_key = wanted_key desc limit 1
  ) l
$$;
comment on function app_private.allowance_left(text, uuid) is
  'The allowance a user has left of a limit; of other_tables where there is none of that name.';
