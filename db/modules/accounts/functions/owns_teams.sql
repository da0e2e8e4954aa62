create or replace function app_private.owns_teams(user_id uuid, is_due boolean default false) returns boolean
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.accounts a
    where a.primary_user_id = user_id and a.account_type = 'TEAM' and a.deleted_at is null
      and (is_due or a.deletion_scheduled_on is null)
  )
$$;
comment on function app_private.owns_teams(uuid, boolean) is
  'Whether a user owns a team that remains; on the day of deletion, one that is not deleted yet.';
