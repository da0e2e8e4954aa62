-- Definer because a session lists all accounts of a person, and sees the people of the current one
-- only. It counts for accounts the caller belongs to.
create or replace function app_public.accounts_counts(account app_public.accounts) returns app_public.account_counts
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select row (
    (select count(*) from app_public.memberships m where m.account_id = account.id)::int,
    (select count(*) from app_public.departments d where d.account_id = account.id)::int
  )::app_public.account_counts
  where exists (
    select from app_public.memberships m
    where m.account_id = account.id and m.user_id = app_hidden.current_user_id() and m.accepted_at is not null
  )
$$;
comment on function app_public.accounts_counts(app_public.accounts) is
  'The number of people and departments of the account.';
grant execute on function app_public.accounts_counts(app_public.accounts) to app_user;

comment on type app_public.account_counts is 'Counts of an account''s parts.';
comment on column app_public.account_counts.members is E'@notNull\nPeople.';
comment on column app_public.account_counts.departments is E'@notNull\nDepartments.';
