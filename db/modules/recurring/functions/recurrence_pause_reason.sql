create or replace function app_private.recurrence_pause_reason(refusals jsonb) returns app_public.recurrence_pause_reason
language sql immutable
as $$
  select (case
    when refusals #>> '{0,code}' = 'BANK_ID_VERIFICATION_REQUIRED' then 'IDENTITY'
    when r.path = 'receipts' then 'RECEIPTS'
    when r.path ~ '^lines' then 'LINES'
    when r.path = 'clientId' then 'CLIENT'
    when r.path in ('freelanceProfileId', 'bankAccountId') then 'PROFILE'
    when r.path = 'invoices' then 'TOO_MANY_DRAFTS'
    else 'DETAILS'
  end)::app_public.recurrence_pause_reason
  from (select refusals #>> '{0,path}' as path) r
$$;
comment on function app_private.recurrence_pause_reason(jsonb) is 'The part of an invoice that the first of the refusals asks to mend.';
