create or replace function app_private.tg_refunds__record_event() returns trigger
language plpgsql volatile
as $$
begin
  if tg_op = 'INSERT' then
    perform app_private.record_event('refunds', new.id, new.account_id, 'RECEIVED', new.credit_note_status::text);
  elsif new.credit_note_status = 'RESOLVED' then
    perform app_private.record_event('refunds', new.id, new.account_id, 'RESOLVED', new.credit_note_status::text);
  else
    perform app_private.record_event('refunds', new.id, new.account_id, 'REOPENED', new.credit_note_status::text);
  end if;
  return null;
end;
$$;
comment on function app_private.tg_refunds__record_event() is 'Records that a refund has come, is settled, or is open again because the money came back.';
