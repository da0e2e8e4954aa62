-- The worker proposes a run in the morning; a manual one covers later claims, or those of a cancelled run. Definer
-- because the ledger is granted to no role.
create or replace function app_public.create_payout_run(input jsonb) returns app_public.payout_runs
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_run app_public.payout_runs;
begin
  perform app_private.require_finance(input, 'create_payout_run');
  perform app_private.lock_payout_proposals();
  if exists (select from app_public.payout_runs r where r.status = 'PROPOSED') then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();
  v_run := app_private.propose_payout_run(app_hidden.current_user_id());
  if v_run.id is null then
    perform app_private.refuse('INVALID');
    perform app_private.stop_if_refused();
  end if;
  return v_run;
end;
$$;
comment on function app_public.create_payout_run(jsonb) is
'@actors OPERATOR_FINANCE
@performs payout_runs create
Proposes a run of the current claims; another operator approves it. Operators with FINANCE. UNAUTHORIZED; '
  'INVALID_ACTION: a proposal waits already; INVALID: nothing can be paid; at code AUTH_LEVEL_2_REQUIRED, '
  'INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.create_payout_run(jsonb) to app_operator;
