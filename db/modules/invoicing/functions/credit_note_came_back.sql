create or replace function app_hidden.credit_note_came_back(delivery_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.deliveries d
    where d.id = delivery_id and d.credit_note_id is not null and d.channel = 'EMAIL' and d.failure <> 'NO_ADDRESS'
  )
$$;
comment on function app_hidden.credit_note_came_back(uuid) is
  'Condition of a reaction: it is a mail with a credit note, and went out in vain.';
