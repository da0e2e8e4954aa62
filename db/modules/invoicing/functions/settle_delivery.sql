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
Notes that the client has got the document in another way, after a sending that failed. Refuses INVALID_TRANSITION for what has not failed.';
grant execute on function app_public.settle_delivery(jsonb) to app_user, app_operator;
