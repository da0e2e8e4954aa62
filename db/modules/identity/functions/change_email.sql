create or replace function app_private.change_email(user_id uuid, email public.citext) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  update app_public.users u set email = change_email.email where u.id = change_email.user_id;
  update app_private.one_time_links l set superseded_at = now()
  where l.user_id = change_email.user_id and l.used_at is null and l.superseded_at is null;
end;
$$;
comment on function app_private.change_email(uuid, public.citext) is 'Gives a user a proven address and retires every link that went to the old one.';
