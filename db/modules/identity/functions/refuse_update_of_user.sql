-- A credential needs more than a name does: the second level, and the person themselves.
create or replace function app_private.refuse_update_of_user(
  user_id uuid, new_email public.citext, attributes jsonb, changes_password boolean
) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if attributes ? 'firstName' and coalesce(btrim(attributes ->> 'firstName'), '') = '' then
    perform app_private.refuse('BLANK', 'attributes.firstName');
  end if;
  if attributes ? 'lastName' and coalesce(btrim(attributes ->> 'lastName'), '') = '' then
    perform app_private.refuse('BLANK', 'attributes.lastName');
  end if;
  if new_email is null and not changes_password then
    return;
  end if;
  if exists (select from app_public.users u where u.email = new_email and u.id <> refuse_update_of_user.user_id) then
    perform app_private.refuse('TAKEN', 'attributes.email');
  end if;
  perform app_private.refuse_when_impersonating();
  perform app_private.require_second_level();
end;
$$;
comment on function app_private.refuse_update_of_user(uuid, public.citext, jsonb, boolean) is 'The refusals of updateUser. new_email is null when the address stays.';
