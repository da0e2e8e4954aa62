create or replace function app_private.is_to_be_delivered(delivery app_public.deliveries) returns boolean
language sql immutable
as $$
  select delivery.status = 'PENDING' or (delivery.status = 'FAILED' and delivery.failure = 'GIVEN_UP')
$$;
comment on function app_private.is_to_be_delivered(app_public.deliveries) is
  'Whether its job may still send it: it waits, or was given up and nobody has mended it.';
