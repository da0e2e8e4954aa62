-- Runs before useSessionOtp in a transaction of its own, since the refusal that follows would undo
-- the new link. Definer because the authenticator reads no table.
create or replace function app_private.resend_expired_link(token_sha256 bytea) returns boolean
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_link app_private.one_time_links;
begin
  select l.* into v_link from app_private.one_time_links l
  where l.token_sha256 = $1 and l.purpose <> 'RESET_PASSWORD'
  for no key update of l;
  if app_private.one_time_link_state(v_link) <> 'EXPIRED' or app_private.is_user_blocked(app_private.user_of_link(v_link)) then
    return false;
  end if;
  if v_link.purpose = 'INVITATION' then
    perform app_private.retire_invitations(v_link);
    perform app_private.enqueue('identity/renew_invitation', jsonb_build_object('id', v_link.id), 'renew:' || v_link.id);
  else
    perform app_private.renew_one_time_link(v_link);
  end if;
  return true;
end;
$$;
comment on function app_private.resend_expired_link(bytea) is
  'Mails a new link in place of one that has expired unused; returns whether it did. The old link is then superseded, '
  'so a second try does not mail again.';
grant execute on function app_private.resend_expired_link(bytea) to app_authenticator;
