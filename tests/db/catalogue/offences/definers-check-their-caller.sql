create function app_private.offend(id uuid) returns bigint language sql security definer
set search_path to pg_catalog, public, pg_temp
as 'select total_minor from app_public.invoices i where i.id = $1';
grant execute on function app_private.offend(uuid) to app_user;
