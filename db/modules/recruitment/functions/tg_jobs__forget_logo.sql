-- Definer because no role may delete files.
create or replace function app_private.tg_jobs__forget_logo() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.forget_file(old.logo_id);
  return null;
end;
$$;
comment on function app_private.tg_jobs__forget_logo() is 'Forgets the picture of a job that goes or is given another.';
