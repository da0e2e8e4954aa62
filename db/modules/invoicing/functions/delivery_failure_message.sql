create or replace function app_hidden.delivery_failure_message(delivery_id uuid) returns text
language sql stable
as $$
  select case
    when d.is_reminder then 'reminder_undelivered'
    when d.channel = 'EHF' and d.failure = 'UNANSWERED' then
      case when d.invoice_id is null then 'credit_note_ehf_unanswered' else 'ehf_unanswered' end
    when d.channel = 'EHF' then case when d.invoice_id is null then 'credit_note_ehf_undelivered' else 'ehf_undelivered' end
    when d.failure = 'NO_ADDRESS' then null -- The page shows it.
    when d.invoice_id is null then 'credit_note_undelivered'
    when d.failure = 'REFUSED' then 'delivery_refused'
    when d.failure = 'GIVEN_UP' then 'delivery_given_up'
  end
  from app_public.deliveries d
  where d.id = $1
$$;
comment on function app_hidden.delivery_failure_message(uuid) is
  'Condition of reactions: the text for what went wrong with a delivery; null for want of an address.';
