create or replace function app_private.change_email(user_id uuid, email public.citext) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  update app_public.users u set email = change_email.email where u.id = change_email.user_id;
  perform app_private.retire_links(change_email.user_id);
end;
$$;
comment on function app_private.change_email(uuid, public.citext) is 'Gives a user a proven address and retires every link that went to the old one.';
