-- Definer because the operators' settings decide whether an identity is required. It requires an identity of the
-- person, not a verified profile: an operator's decision does not replace it.
create or replace function app_hidden.lacks_identity(freelance_profile_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce((
    select s.require_identity and p.freelance_type = 'INDIVIDUAL' and not app_hidden.has_identity(a.primary_user_id)
    from app_public.freelance_profiles p join app_public.accounts a on a.id = p.account_id cross join app_public.invoicing_settings s
    where p.id = $1 and app_hidden.is_within_reach(p.account_id)
  ), false)
$$;
comment on function app_hidden.lacks_identity(uuid) is
  'Whether the person behind an individual''s profile must identify before submitting.';
grant execute on function app_hidden.lacks_identity(uuid) to app_user, app_operator, app_worker;
