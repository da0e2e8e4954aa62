-- The input is the id of a file that the server has checked and stored. The server's checks are repeated, because any
-- other file of the account could be named instead.
create or replace function app_private.refuse_picture(account_id uuid, attributes jsonb, field text) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_file_id uuid := attributes ->> field;
  v_file app_public.files;
begin
  if v_file_id is null then
    return;
  end if;
  select f.* into v_file from app_public.files f where f.id = v_file_id and f.account_id = refuse_picture.account_id;
  if not found or v_file.content_type not in ('image/png', 'image/jpeg', 'image/webp') then
    perform app_private.refuse('INVALID', 'attributes.' || field);
  end if;
end;
$$;
comment on function app_private.refuse_picture(uuid, jsonb, text) is
  'Refuses INVALID at the field unless it names a picture of the account, or nothing.';
