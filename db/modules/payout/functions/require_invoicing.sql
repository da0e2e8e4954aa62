-- Who may not write here at all learns nothing else about the call, so this stops at once instead
-- of collecting.
create or replace function app_private.require_invoicing() returns void
language plpgsql volatile
as $$
begin
  if not app_hidden.can_manage() or not app_hidden.has_feature('invoices') then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
end;
$$;
comment on function app_private.require_invoicing() is
  'Stops with UNAUTHORIZED unless the caller is OWNER or ADMIN of an account with the invoices feature.';
grant execute on function app_private.require_invoicing() to app_user;
