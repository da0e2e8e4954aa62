-- It cannot be found any more, and an operator has to say how that happened.
create or replace function app_public.lose_repair(input jsonb) returns app_public.repairs
language plpgsql volatile
as $$
declare
  v_repair app_public.repairs := app_private.require_row(null::app_public.repairs, (input ->> 'id')::uuid);
begin
  perform app_private.require_transition('repairs', v_repair.id, v_repair.status::text, 'write_off');
  perform app_private.stop_if_refused();
  return app_private.update_row(v_repair, jsonb_build_object('status', 'LOST', 'lostBecause', input -> 'reason'));
end;
$$;
comment on function app_public.lose_repair(jsonb) is
  E'@performs repairs write_off\nNotes that a thing is lost. INVALID_TRANSITION when it is not open.';
grant execute on function app_public.lose_repair(jsonb) to app_operator;
