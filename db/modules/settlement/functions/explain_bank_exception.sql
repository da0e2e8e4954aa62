create or replace function app_private.explain_bank_exception(
  exception app_public.bank_exceptions, amount_minor bigint, action text
) returns app_public.bank_exceptions
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_exception app_public.bank_exceptions;
begin
  update app_public.bank_exceptions e set waiting_minor = e.waiting_minor - explain_bank_exception.amount_minor
  where e.id = exception.id returning e.* into v_exception;
  if v_exception.waiting_minor = 0 then
    return app_private.move_row(v_exception, v_exception.id, action);
  end if;
  perform app_private.record_event(
    'bank_exceptions', v_exception.id, null, 'MATCHED_IN_PART', v_exception.status::text, jsonb_build_object('amount', amount_minor)
  );
  return v_exception;
end;
$$;
comment on function app_private.explain_bank_exception(app_public.bank_exceptions, bigint, text) is
  'Takes an amount off what waits of a row of the queue, and the row out of it with the step given when nothing is left.';
