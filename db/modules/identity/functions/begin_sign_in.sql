-- Runs before the password is looked at, in a transaction of its own: the attempt is on record as
-- failed whatever happens afterwards, and the lock lets parallel tries at one address be counted
-- one after the other. Definer because the authenticator reads no table.
create or replace function app_private.begin_sign_in(
  email text, ip text default null,
  out attempt_id uuid, out is_limited boolean, out user_id uuid, out password_hash text, out totp_secret text
)
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_email public.citext := left(app_hidden.tidy_email(begin_sign_in.email), 254);
  v_ip inet := app_private.source_of(begin_sign_in.ip);
begin
  perform pg_advisory_xact_lock(hashtextextended('sign in ' || lower(v_email::text), 0));
  is_limited := (
    select count(*) >= 10 from app_private.sign_in_attempts a
    where a.email = v_email and a.kind = 'PASSWORD' and a.succeeded_at is null and a.attempted_at > now() - interval '15 minutes'
  ) or (
    select count(*) >= 100 from app_private.sign_in_attempts a
    where a.ip = v_ip and a.kind = 'PASSWORD' and a.succeeded_at is null and a.attempted_at > now() - interval '1 hour'
  );
  if is_limited then
    return;
  end if;
  insert into app_private.sign_in_attempts (kind, email, ip) values ('PASSWORD', v_email, v_ip) returning id into attempt_id;
  select u.id, s.password_hash, os.totp_secret into user_id, password_hash, totp_secret
  from app_public.users u
  join app_private.user_secrets s on s.user_id = u.id
  left join app_public.operators o on o.user_id = u.id and o.disabled_at is null
  left join app_private.operator_secrets os on os.operator_id = o.id
  where u.email = v_email;
end;
$$;
comment on function app_private.begin_sign_in(text, text) is
  'Notes an attempt and returns what to compare with. Limited past 10 wrong passwords in 15 minutes at the address, or '
  '100 in an hour from the IP. All but is_limited is null past the limit, and all but attempt_id for an unknown address.';
grant execute on function app_private.begin_sign_in(text, text) to app_authenticator;
