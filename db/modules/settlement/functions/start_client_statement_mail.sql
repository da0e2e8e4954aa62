-- Definer because no role can write statements. Checks again that it is the caller's, and goes to its client.
create or replace function app_private.start_client_statement_mail(statement_id uuid) returns app_public.client_statements
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_statement app_public.client_statements;
begin
  perform app_private.take_allowance('deliveries', app_hidden.current_user_id(), 1);
  perform app_private.stop_if_refused();
  update app_public.client_statements s
  set recipient = c.email, sending_at = now(), attempted_at = null, sent_at = null, failed_at = null, failure = null
  from app_public.clients c
  where s.id = statement_id and c.id = s.client_id and app_hidden.is_within_reach(s.account_id)
  returning s.* into v_statement;
  if v_statement.id is null then
    raise exception 'the caller cannot send this statement' using errcode = 'insufficient_privilege';
  end if;
  perform app_private.record_event(
    'client_statements', v_statement.id, v_statement.account_id, 'SENDING', null, jsonb_build_object('recipient', v_statement.recipient)
  );
  perform app_private.enqueue(
    'settlement/deliver_client_statement', jsonb_build_object('id', v_statement.id),
    'deliver_client_statement:' || v_statement.id
  );
  return v_statement;
end;
$$;
comment on function app_private.start_client_statement_mail(uuid) is 'Has a statement mailed to the address its client has now.';
grant execute on function app_private.start_client_statement_mail(uuid) to app_user;
