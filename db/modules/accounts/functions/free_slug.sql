-- The lock lets two accounts of one name at the same moment find different numbers.
create or replace function app_private.free_slug(name text) returns text
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_base text := app_private.slug_from(name);
  v_slug text := v_base;
  v_number int := 1;
begin
  perform pg_advisory_xact_lock(hashtextextended('slug ' || v_base, 0));
  while exists (select from app_public.accounts a where a.slug = v_slug) loop
    v_number := v_number + 1;
    v_slug := v_base || '-' || v_number;
  end loop;
  return v_slug;
end;
$$;
comment on function app_private.free_slug(text) is 'The slug of a name, numbered from 2 when it is taken.';
