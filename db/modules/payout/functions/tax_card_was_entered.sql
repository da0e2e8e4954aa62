create or replace function app_hidden.tax_card_was_entered(id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.events e
    where e.entity = 'tax_cards' and e.entity_id = $1 and e.event_type = 'CREATED' and e.status = 'CONFIRMED'
  )
$$;
comment on function app_hidden.tax_card_was_entered(uuid) is 'Condition of a reaction: an operator entered it, so that it was confirmed from the first.';
