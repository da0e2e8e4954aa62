create or replace function app_public.settle_delivery(input jsonb) returns app_public.deliveries
language plpgsql volatile
as $$
begin
  return app_private.close_delivery((input ->> 'id')::uuid, 'settle');
end;
$$;
comment on function app_public.settle_delivery(jsonb) is
'@impersonated allowed
@performs deliveries settle
Records that the client has received the document in another way, after a failed delivery. Refuses INVALID_TRANSITION '
  'in other states.';
grant execute on function app_public.settle_delivery(jsonb) to app_user, app_operator;
