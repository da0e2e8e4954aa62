create or replace function app_private.resume_bank_exception(payment app_public.payments) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_exception app_public.bank_exceptions;
begin
  select e.* into v_exception
  from app_public.bank_exceptions e where e.bank_transaction_id = payment.bank_transaction_id for no key update;
  if not found then
    return;
  end if;
  if v_exception.status <> 'WAITING' then
    v_exception.status := app_private.require_transition('bank_exceptions', v_exception.id, v_exception.status::text, 'resume');
    perform app_private.stop_if_refused();
  end if;
  update app_public.bank_exceptions e
  set status = v_exception.status, waiting_minor = e.waiting_minor + payment.amount_minor, set_aside_reason = null
  where e.id = v_exception.id;
end;
$$;
comment on function app_private.resume_bank_exception(app_public.payments) is
  'Has the money of a payment that was matched by hand wait again; nothing for payments of another source.';
