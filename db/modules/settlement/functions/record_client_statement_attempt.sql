-- Definer because the worker holds no table. Written before the mail leaves, so that a worker that dies in between leaves a trace.
create or replace function app_private.record_client_statement_attempt(statement_id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.client_statements s set attempted_at = now() where s.id = $1 and s.sending_at is not null and s.sent_at is null
$$;
comment on function app_private.record_client_statement_attempt(uuid) is 'Notes that the mail of a statement is about to leave.';
grant execute on function app_private.record_client_statement_attempt(uuid) to app_worker;
