-- A caller without the right to write gets no other refusals, so this stops at once instead of collecting. A user with
-- an unconfirmed address could invoice under another person's address; an operator acting as the user has passed that
-- check (document A, section 2).
create or replace function app_private.require_invoicing() returns void
language plpgsql volatile
as $$
begin
  if not app_hidden.can_manage() or not app_hidden.has_feature('invoices') then
    perform app_private.refuse('UNAUTHORIZED');
  elsif app_hidden.current_administrator_id() is null then
    perform app_private.require_confirmed_user();
  end if;
  perform app_private.stop_if_refused();
end;
$$;
comment on function app_private.require_invoicing() is
  'Stops with UNAUTHORIZED unless the caller is OWNER or ADMIN of an account with the invoices feature, and with '
  'USER_NOT_CONFIRMED while their address is unproven.';
grant execute on function app_private.require_invoicing() to app_user;
