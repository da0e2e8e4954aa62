create or replace function app_public.bank_exceptions_available_actions(exception app_public.bank_exceptions) returns text[]
language sql stable
as $$
  select array(
    select a.name
    from unnest(app_hidden.available_actions('bank_exceptions', exception.id, exception.status::text)) a (name)
    where (a.name not in ('match', 'repay') or exception.waiting_minor > 0) and (a.name <> 'reverse' or exception.reason = 'REVERSED')
  )
$$;
comment on function app_public.bank_exceptions_available_actions(app_public.bank_exceptions) is
  E'@notNull\nThe actions the caller may take now, from the transitions table: only money that came in is matched or given back.';
grant execute on function app_public.bank_exceptions_available_actions(app_public.bank_exceptions) to app_operator;
