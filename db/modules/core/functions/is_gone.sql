-- Tells a row that was removed from one that the caller may not see. Definer because of the latter they see nothing; it
-- answers yes or no to who is signed in, about an id that they were told of.
create or replace function app_hidden.is_gone(table_name text, id uuid) returns boolean
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
comment on function app_hidden.is_gone(text, uuid) is 'Whether there is no such row any more, for anybody.';
grant execute on function app_hidden.is_gone(text, uuid) to app_user, app_operator;
