-- Called before a message is parsed, which costs more. Definer because the server's role has no user.
create or replace function app_private.mail_recipient(token text) returns text
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select case
    when a.id is null then 'UNKNOWN'
    when app_private.is_receipt_mail_full(a.id, 1) then 'FULL'
    else 'KNOWN'
  end
  from app_private.receipt_account(token) a
$$;
comment on function app_private.mail_recipient(text) is 'Whether a message to an address is taken now: KNOWN, UNKNOWN or FULL.';
grant execute on function app_private.mail_recipient(text) to app_authenticator;
