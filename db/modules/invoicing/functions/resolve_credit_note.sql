create or replace function app_public.resolve_credit_note(input jsonb) returns app_public.credit_notes
language plpgsql volatile
as $$
begin
  if app_hidden.current_actor_kind() <> 'OPERATOR' then
    perform app_private.refuse_when_impersonating();
    perform app_private.require_invoicing();
    perform app_private.stop_if_refused();
  end if;
  return app_private.move_credit_note((input ->> 'id')::uuid, 'resolve');
end;
$$;
comment on function app_public.resolve_credit_note(jsonb) is
'@impersonated refused
@performs credit_notes resolve
Notes that the client has been refunded. Operators with FINANCE, or the owner of an organisation''s profile. '
  'Refuses INVALID_ACTION while impersonating, INVALID_TRANSITION.';
grant execute on function app_public.resolve_credit_note(jsonb) to app_user, app_operator;
