-- Requests for one address are counted one after the other.
create or replace function app_private.take_link(email public.citext, ip inet default null) returns boolean
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.lock_receivers(array[take_link.email::text]);
  if (
    select count(*) >= 30 or count(*) filter (where a.attempted_at > now() - interval '15 minutes') >= 5
    from app_private.sign_in_attempts a
    where a.email = take_link.email and a.kind = 'LINK' and a.attempted_at > now() - interval '1 day'
  ) then
    return false;
  end if;
  insert into app_private.sign_in_attempts (kind, email, ip) values ('LINK', take_link.email, take_link.ip);
  return true;
end;
$$;
comment on function app_private.take_link(public.citext, inet) is
  'Notes a mail with a link to an address; false after 5 in 15 minutes or 30 in a day.';
