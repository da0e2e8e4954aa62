-- The run is locked before its payouts by all transitions, so that they queue up and the last transition is recognised.
-- While the file of an approved run is being written no payout moves, or the bank would pay a payout that is rejected
-- here.
create or replace function app_private.require_payout(input jsonb, command text, action text) returns app_public.payouts
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_payout app_public.payouts;
  v_run app_public.payout_runs;
begin
  perform app_private.require_finance(input, command);
  select r.* into v_run from app_public.payout_runs r
  where r.id = (select p.payout_run_id from app_public.payouts p where p.id = (input ->> 'id')::uuid) for no key update;
  v_payout := app_private.require_row(v_payout, (input ->> 'id')::uuid);
  perform app_private.refuse_when_changed(v_payout.updated_at, input);
  perform app_private.require_transition('payouts', v_payout.id, v_payout.status::text, action);
  if v_run.status = 'APPROVED' then
    perform app_private.refuse('INVALID_TRANSITION');
  end if;
  return v_payout;
end;
$$;
comment on function app_private.require_payout(jsonb, text, text) is
  'The payout an operator with FINANCE moves, locked with its run. Stops with UNAUTHORIZED and INVALID id; refuses INVALID_ACTION at '
  'updatedAt and INVALID_TRANSITION, also before the run''s file is written.';
