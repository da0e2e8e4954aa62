-- The client is locked, so that two clicks at once find one another.
create or replace function app_public.send_client_statement_via_email(input jsonb) returns app_public.client_statements
language plpgsql volatile
as $$
declare
  v_statement app_public.client_statements;
  v_client app_public.clients;
begin
  perform app_private.refuse_when_impersonating();
  select s.* into v_statement from app_public.client_statements s where s.id = (input ->> 'id')::uuid;
  v_client := app_private.require_own_client(v_statement.client_id);
  if v_client.email is null then
    perform app_private.refuse('CLIENT_EMAIL_MISSING');
  end if;
  if not exists (select from app_public.invoices i where i.client_id = v_client.id and i.published_at is not null) then
    perform app_private.refuse('INVOICE_NOT_PUBLISHED');
  end if;
  if exists (
    select from app_public.client_statements s
    where s.client_id = v_client.id and s.sending_at > now() - interval '5 minutes' and s.failed_at is null
  ) then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED');
  end if;
  perform app_private.stop_if_refused();
  return app_private.start_client_statement_mail(v_statement.id);
end;
$$;
comment on function app_public.send_client_statement_via_email(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Mails a statement to its client. UNAUTHORIZED; INVALID id; INVALID_ACTION while impersonating; CLIENT_EMAIL_MISSING; '
  'INVOICE_NOT_PUBLISHED: the client has not been invoiced; DELIVERY_FREQUENCY_EXCEEDED within 5 minutes of one to the same client that '
  'did not fail; ATTEMPTS_LIMIT_EXCEEDED for more mails in a day than the limit.';
grant execute on function app_public.send_client_statement_via_email(jsonb) to app_user;
