-- The journals of a held-back payout are available to the next run.
create or replace function app_private.hold_payouts(payout_ids uuid[], held_reason app_public.payout_held_reason, reason text default null)
returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.require_transition('payouts', null, 'PROPOSED', 'hold');
  perform app_private.stop_if_refused();
  update app_public.payouts p set
    status = 'HELD', held_reason = hold_payouts.held_reason, reason = hold_payouts.reason, held_at = now(),
    held_by = app_hidden.current_user_id()
  where p.id = any (payout_ids);
  update app_public.payout_items i set is_released = true where i.payout_id = any (payout_ids);
end;
$$;
comment on function app_private.hold_payouts(uuid[], app_public.payout_held_reason, text) is
  'Takes payouts out of a proposed run, with the reason.';
