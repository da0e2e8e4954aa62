-- The file names every payee with their account. Definer because no role may write events; open_document() checks the
-- operator's role.
create or replace function app_public.open_payout_file(input jsonb) returns app_public.payout_runs
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_run constant app_public.payout_runs := app_private.open_document(null::app_public.payout_runs, input, 'open_payout_file');
begin
  perform app_private.record_event('payout_runs', v_run.id, null, 'OPENED', v_run.status::text);
  return v_run;
end;
$$;
comment on function app_public.open_payout_file(jsonb) is
'@actors OPERATOR_FINANCE
@offeredWhile approved_at set
Opens the bank''s file of a run for ten minutes, which is put on record; always the same bytes. Operators with FINANCE. UNAUTHORIZED; '
  'INVALID id; INVALID_ACTION: it is not written yet; at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.open_payout_file(jsonb) to app_operator;
