create or replace function app_public.create_client_statement(input jsonb) returns app_public.client_statements
language plpgsql volatile
as $$
declare
  v_client app_public.clients;
  v_starts_on constant date := (input ->> 'startsOn')::date;
  v_ends_on constant date := (input ->> 'endsOn')::date;
begin
  perform app_private.require_invoicing();
  v_client := app_private.require_row(null::app_public.clients, (input ->> 'clientId')::uuid, 'clientId');
  if v_ends_on < v_starts_on or v_ends_on > app_hidden.today() then
    perform app_private.refuse('INVALID', 'endsOn');
  end if;
  perform app_private.stop_if_refused();
  return app_private.make_client_statement(v_client.id, v_starts_on, v_ends_on);
end;
$$;
comment on function app_public.create_client_statement(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
Makes the statement of a client for a period, as PDF in its language. UNAUTHORIZED; INVALID clientId; INVALID endsOn: before the first '
  'day, or a day to come; TOO_BIG startsOn: more entries than the limit.';
grant execute on function app_public.create_client_statement(jsonb) to app_user;
