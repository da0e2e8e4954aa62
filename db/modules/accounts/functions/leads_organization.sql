-- If the register lacks the birth dates of role holders, or the e-ID lacks it, the answer is null. Definer because
-- neither roles nor others' identities may be read by the caller. Called by internal functions only.
create or replace function app_private.leads_organization(user_id uuid, organization_number text) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select case
    when exists (
      select from app_public.identities i, app_hidden.leading_roles(e) r
      where i.user_id = leads_organization.user_id and app_private.is_holder_of_role(i, r)
    ) then true
    when not exists (select from app_hidden.leading_roles(e))
      or exists (select from app_hidden.leading_roles(e) r where r ->> 'bornOn' is null)
      or coalesce((select bool_or(i.born_on is null) from app_public.identities i where i.user_id = leads_organization.user_id), true)
      then null
    else false
  end
  from app_public.register_entries e
  where e.organization_number = leads_organization.organization_number and not e.is_insolvent
$$;
comment on function app_private.leads_organization(uuid, text) is
  'Whether an e-ID of a person belongs to a leader of an organisation by the register; null when it cannot be '
  'determined, or it has ended.';
