-- However the row goes, nothing points to its files any more. Definer because no role may delete files, and the row may go
-- with rows of others.
create or replace function app_private.tg__forget_files() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.forget_file((to_jsonb(old) ->> c)::uuid)
  from unnest(tg_argv) c
  where to_jsonb(new) ->> c is distinct from to_jsonb(old) ->> c;
  return null;
end;
$$;
comment on function app_private.tg__forget_files() is
  'Forgets the files of a row that goes, or that are replaced. Its arguments are the columns that contain them.';
