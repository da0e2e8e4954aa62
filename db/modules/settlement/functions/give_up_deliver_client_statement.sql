-- Called by report_failed_jobs.
create or replace function app_private.give_up_deliver_client_statement(payload jsonb) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.record_client_statement_failure(s.id, 'GIVEN_UP')
  from app_public.client_statements s
  where s.id::text = payload ->> 'id'
$$;
comment on function app_private.give_up_deliver_client_statement(jsonb) is
  'Notes that a statement whose mail has used up its tries did not arrive. Safe to run twice.';
