create or replace function app_private.is_to_be_delivered(delivery app_public.deliveries) returns boolean
language sql immutable
as $$
  select delivery.status = 'PENDING' or (delivery.status = 'FAILED' and delivery.failure in ('GIVEN_UP', 'UNANSWERED'))
$$;
comment on function app_private.is_to_be_delivered(app_public.deliveries) is
  'Whether its job may still send it: it is pending, or was given up and not settled since.';
