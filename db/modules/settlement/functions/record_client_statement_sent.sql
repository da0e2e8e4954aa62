-- Definer because the worker holds no table. One that was given up may be tried again by an operator.
create or replace function app_private.record_client_statement_sent(statement_id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_statement app_public.client_statements;
begin
  update app_public.client_statements s set sent_at = now(), failed_at = null, failure = null
  where s.id = statement_id and s.sending_at is not null and s.sent_at is null
  returning s.* into v_statement;
  if found then
    perform app_private.record_event(
      'client_statements', v_statement.id, v_statement.account_id, 'SENT', null, jsonb_build_object('recipient', v_statement.recipient)
    );
  end if;
end;
$$;
comment on function app_private.record_client_statement_sent(uuid) is 'Notes that the mail of a statement was accepted. Safe to run twice.';
grant execute on function app_private.record_client_statement_sent(uuid) to app_worker;
