create or replace function app_hidden.reminder_failed(delivery_id uuid) returns boolean
language sql stable
as $$
  select exists (select from app_public.deliveries d where d.id = delivery_id and d.is_reminder)
$$;
comment on function app_hidden.reminder_failed(uuid) is
  'Condition of a reaction: the delivery is a reminder, so the client may have the invoice itself.';
