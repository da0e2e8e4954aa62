-- Definer because the worker reads no table.
create or replace function app_private.settle_checks_of_identity(id uuid) returns int
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.settle_checks(i.user_id) from app_public.identities i where i.id = settle_checks_of_identity.id
$$;
comment on function app_private.settle_checks_of_identity(uuid) is
  E'@task recruitment\nEnds the checks that waited for the identity of a person.';
grant execute on function app_private.settle_checks_of_identity(uuid) to app_worker;
