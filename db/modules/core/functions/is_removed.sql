-- Distinguishes a deleted row from one that the caller may not see. Definer because the caller does not see the latter.
-- It returns a boolean to signed-in callers, about an id they already have.
create or replace function app_hidden.is_removed(table_name text, id uuid) returns boolean
language plpgsql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_is_there boolean;
begin
  if app_hidden.current_user_id() is null then
    return false;
  end if;
  execute format('select exists (select from app_public.%I t where t.id = $1)', table_name) into v_is_there using id;
  return not v_is_there;
end;
$$;
comment on function app_hidden.is_removed(text, uuid) is 'Whether such a row no longer exists.';
grant execute on function app_hidden.is_removed(text, uuid) to app_user, app_operator;
