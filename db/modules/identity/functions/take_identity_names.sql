-- Gives an identified user the names of their identity. A user without a name has to enter one first, since that also
-- creates their account.
create or replace function app_private.take_identity_names(user_id uuid) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.users u set first_name = i.first_name, last_name = i.last_name
  from app_public.identities i
  where u.id = take_identity_names.user_id and i.user_id = u.id and i.is_default
    and u.first_name is not null and u.last_name is not null
    and (u.first_name, u.last_name) is distinct from (i.first_name, i.last_name)
$$;
comment on function app_private.take_identity_names(uuid) is 'Gives a person the names of their default identity, if they have one.';
