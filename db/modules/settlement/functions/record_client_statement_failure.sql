-- Definer because the worker holds no table. For failures that trying again by itself cannot mend.
create or replace function app_private.record_client_statement_failure(
  statement_id uuid, failure app_public.delivery_failure default 'REFUSED'
) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_statement app_public.client_statements;
begin
  update app_public.client_statements s set failed_at = now(), failure = $2
  where s.id = statement_id and s.sending_at is not null and s.sent_at is null and s.failed_at is null
  returning s.* into v_statement;
  if found then
    perform app_private.record_event(
      'client_statements', v_statement.id, v_statement.account_id, 'SENDING_FAILED', null,
      jsonb_build_object('recipient', v_statement.recipient, 'failure', $2)
    );
  end if;
end;
$$;
comment on function app_private.record_client_statement_failure(uuid, app_public.delivery_failure) is
  'Notes that the mail of a statement did not arrive, and why. Safe to run twice.';
grant execute on function app_private.record_client_statement_failure(uuid, app_public.delivery_failure) to app_worker;
