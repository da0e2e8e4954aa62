-- Changes nothing in the books, so it requires no one-time code. Definer because no role may write proofs.
create or replace function app_public.create_proof_run(input jsonb) returns app_public.proof_runs
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if not 'OPERATOR_FINANCE' = any (app_hidden.current_actors()) then
    perform app_private.refuse('UNAUTHORIZED');
  elsif exists (
    select from app_public.proof_runs r where r.status = 'RUNNING' and r.created_at > now() - interval '1 hour' and r.from_position = 0
  ) then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();
  return app_private.begin_proof_run(app_hidden.current_user_id(), true);
end;
$$;
comment on function app_public.create_proof_run(jsonb) is
'@actors OPERATOR_FINANCE
@performs proof_runs create
Has the worker prove the books, including the whole chain of seals. Operators with FINANCE. UNAUTHORIZED; '
  'INVALID_ACTION: a proof is running already.';
grant execute on function app_public.create_proof_run(jsonb) to app_operator;
