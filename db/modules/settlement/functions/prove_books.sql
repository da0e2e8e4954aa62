-- In one transaction: a worker that is killed leaves a proof that runs, and the job begins it again. Definer because the worker holds
-- no table.
create or replace function app_private.prove_books(run_id uuid) returns text
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_run app_public.proof_runs;
begin
  select r.* into v_run from app_public.proof_runs r where r.id = run_id for no key update;
  if v_run.status is distinct from 'RUNNING' then
    return v_run.status::text;
  end if;
  perform set_config('app.proof_from_position', v_run.from_position::text, true);
  v_run.last_position := (select max(s.position) from app_private.seals s);
  with claims as materialized (
    select p.* from app_private.proof() p
  ), results as (
    insert into app_public.proof_results (proof_run_id, claim, looked_count, failed_count)
    select run_id, e.claim, coalesce(sum(c.looked_at), 0), coalesce(sum(c.failed), 0)
    from unnest(enum_range(null::app_public.proof_claim)) e (claim) left join claims c on c.claim = e.claim
    group by e.claim
    returning *
  ), findings as (
    insert into app_public.proof_findings (proof_run_id, claim, entity, entity_id, title)
    select run_id, c.claim, f.value ->> 'entity', (f.value ->> 'subjectId')::uuid, coalesce(f.value ->> 'subject', '')
    from claims c cross join lateral jsonb_array_elements(c.findings) f
  )
  select count(*), count(*) filter (where r.failed_count > 0), sum(r.looked_count)
  into v_run.claim_count, v_run.failed_count, v_run.looked_count
  from results r;
  perform set_config('app.proof_from_position', '', true);
  update app_public.proof_runs r set
    status = app_private.require_transition(
      'proof_runs', r.id, r.status::text, case v_run.failed_count when 0 then 'pass' else 'fail' end
    )::app_public.proof_run_status,
    claim_count = v_run.claim_count, failed_count = v_run.failed_count, looked_count = v_run.looked_count,
    last_position = v_run.last_position, finished_at = clock_timestamp()
  where r.id = run_id
  returning r.* into v_run;
  return v_run.status::text;
end;
$$;
comment on function app_private.prove_books(uuid) is
  'Runs a requested proof and stores its findings. Returns its outcome. Safe to run twice: an ended proof stays.';
grant execute on function app_private.prove_books(uuid) to app_worker;
