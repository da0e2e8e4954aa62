-- That an address is taken is reported here: bulk registration to find out is limited by begin_registration().
create or replace function app_private.check_registration(attributes jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.refuse_blanks(attributes, array['firstName', 'lastName']);
  if exists (select from app_public.users u where u.email = app_hidden.text_at(attributes, 'email')::public.citext) then
    perform app_private.refuse('USER_EXISTS', 'attributes.email');
  end if;
end;
$$;
comment on function app_private.check_registration(jsonb) is 'Refuses all that is wrong with a registration: a name of blanks, an address that is taken.';
