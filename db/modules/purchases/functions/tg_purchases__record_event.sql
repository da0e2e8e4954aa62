create or replace function app_private.tg_purchases__record_event() returns trigger
language plpgsql volatile
as $$
declare
  v_status text := new.invoice_status::text;
begin
  if tg_op = 'INSERT' then
    perform app_private.record_event('purchases', new.id, new.account_id, 'RECEIVED', v_status);
  elsif new.invoice_status = 'NULLIFIED' and old.invoice_status <> 'NULLIFIED' then
    perform app_private.record_event('purchases', new.id, new.account_id, 'NULLIFIED', v_status);
  elsif new.credited_minor > old.credited_minor then
    perform app_private.record_event('purchases', new.id, new.account_id, 'CREDITED', v_status);
  elsif new.invoice_status = 'RESOLVED' and old.invoice_status <> 'RESOLVED' then
    perform app_private.record_event('purchases', new.id, new.account_id, 'RESOLVED', v_status);
  elsif new.paid_minor > old.paid_minor then
    perform app_private.record_event('purchases', new.id, new.account_id, 'PAID_IN_PART', v_status);
  elsif new.paid_minor < old.paid_minor then
    perform app_private.record_event('purchases', new.id, new.account_id, 'PAYMENT_REVERSED', v_status);
  elsif new.payment_status = 'PENDING' then
    perform app_private.record_event('purchases', new.id, new.account_id, 'PAYMENT_FOUND', v_status);
  else
    perform app_private.record_event('purchases', new.id, new.account_id, 'CHANGED', v_status);
  end if;
  return null;
end;
$$;
comment on function app_private.tg_purchases__record_event() is
  'Records the events of a purchase: its arrival and its changes of status.';
