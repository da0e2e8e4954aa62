-- Definer because no role can read refunds or write documents. Checks again that the client is the caller's.
create or replace function app_private.make_client_statement(client_id uuid, starts_on date, ends_on date)
returns app_public.client_statements
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_client app_public.clients;
  v_document jsonb;
  v_statement app_public.client_statements;
begin
  select c.* into v_client from app_public.clients c where c.id = $1 and app_hidden.is_within_reach(c.account_id);
  if v_client.id is null then
    raise exception 'no client of the caller has this id' using errcode = 'insufficient_privilege';
  end if;
  v_document := app_private.draw_client_statement(v_client, $2, $3, app_hidden.current_user_id());
  if jsonb_array_length(v_document -> 'entries') > (select l.maximum from app_public.limits l where l.limit_key = 'statement_entries') then
    perform app_private.refuse('TOO_BIG', 'startsOn');
    perform app_private.stop_if_refused();
  end if;
  insert into app_public.client_statements (account_id, client_id, starts_on, ends_on, opening_minor, closing_minor, overdue_minor, created_by)
  values (
    v_client.account_id, v_client.id, $2, $3, (v_document ->> 'opening')::bigint, (v_document ->> 'closing')::bigint,
    (v_document ->> 'overdue')::bigint, app_hidden.current_user_id()
  )
  returning * into v_statement;
  insert into app_private.client_statement_documents (account_id, client_statement_id, payload)
  values (v_client.account_id, v_statement.id, v_document);
  perform app_private.record_event('client_statements', v_statement.id, v_client.account_id, 'CREATED', null);
  perform app_private.enqueue(
    'settlement/render_client_statement', jsonb_build_object('id', v_statement.id), 'render_client_statement:' || v_statement.id
  );
  return v_statement;
end;
$$;
comment on function app_private.make_client_statement(uuid, date, date) is
  'Makes the statement of a client for a period and has it drawn. Refuses TOO_BIG startsOn for more entries than the limit.';
grant execute on function app_private.make_client_statement(uuid, date, date) to app_user;
