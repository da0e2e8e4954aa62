-- However the row goes, nothing points to its pictures any more.
create or replace function app_private.tg_identity_verifications__forget_pictures() returns trigger
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.forget_file(old.front_file_id);
  perform app_private.forget_file(old.back_file_id);
  return null;
end;
$$;
comment on function app_private.tg_identity_verifications__forget_pictures() is
  'Forgets the pictures of a document with the row that held them.';
