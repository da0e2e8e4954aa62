create or replace function app_hidden.credit_note_ehf_failed(delivery_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.deliveries d
    where d.id = delivery_id and d.credit_note_id is not null and d.channel = 'EHF' and d.failure <> 'UNANSWERED'
  )
$$;
comment on function app_hidden.credit_note_ehf_failed(uuid) is
  'Condition of a reaction: it is a credit note that was sent as EHF, and it did not arrive.';
