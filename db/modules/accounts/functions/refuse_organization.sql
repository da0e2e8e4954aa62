-- A number is a claim until an operator has verified it. A verified number is immutable, and a number verified by a
-- team is refused for all others.
create or replace function app_private.refuse_organization(account app_public.accounts, number text, path text) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if account.organization_verified_at is not null and number is distinct from account.organization_number then
    perform app_private.refuse('IMMUTABLE', path);
  elsif number is not null and not app_hidden.is_organization_number(number) then
    perform app_private.refuse('INVALID', path);
  elsif exists (
    select from app_public.accounts a
    where a.organization_number = number and a.organization_verified_at is not null and a.deleted_at is null
      and a.id is distinct from account.id
  ) then
    perform app_private.refuse('TAKEN', path);
  end if;
end;
$$;
comment on function app_private.refuse_organization(app_public.accounts, text, text) is
  'Refuses a number that a team cannot have: IMMUTABLE once it is verified, INVALID, TAKEN by a verified team.';
