-- Runs before anything is made of a registration, in a transaction of its own: a try is on record
-- although it is refused, so that neither accounts nor facts about addresses can be obtained in bulk.
-- Definer because the authenticator reads no table.
create or replace function app_private.begin_registration(email text, ip text) returns boolean
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_source inet := app_private.source_of(begin_registration.ip);
begin
  perform pg_advisory_xact_lock(hashtextextended('register ' || v_source, 0));
  if (
    select count(*) >= 60 from app_private.sign_in_attempts a
    where a.ip = v_source and a.kind = 'REGISTRATION' and a.attempted_at > now() - interval '1 hour'
  ) then
    return false;
  end if;
  insert into app_private.sign_in_attempts (kind, email, ip)
  values ('REGISTRATION', left(app_hidden.tidy_email(begin_registration.email), 254), v_source);
  return true;
end;
$$;
comment on function app_private.begin_registration(text, text) is
  'Notes a try at registering; false, and not noted, after 60 in an hour from one IP.';
grant execute on function app_private.begin_registration(text, text) to app_authenticator;
