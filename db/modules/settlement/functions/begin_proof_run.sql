-- The chain is proved from the end of the last successful proof; on Sundays, and when started by an operator, from its beginning.
create or replace function app_private.begin_proof_run(created_by uuid default null, is_whole boolean default false)
returns app_public.proof_runs
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_run app_public.proof_runs;
begin
  insert into app_public.proof_runs (status, created_by, from_position)
  values (
    app_private.require_transition('proof_runs', null, null, 'create')::app_public.proof_run_status, begin_proof_run.created_by,
    case when is_whole or extract(dow from app_hidden.today()) = 0 then 0 else coalesce((
      select r.last_position from app_public.proof_runs r where r.status = 'HOLDS' order by r.id desc limit 1
    ), 0) end
  )
  returning * into v_run;
  perform app_private.enqueue('settlement/prove_books', jsonb_build_object('id', v_run.id), 'prove_books:' || v_run.id);
  return v_run;
end;
$$;
comment on function app_private.begin_proof_run(uuid, boolean) is 'Has the worker prove the books.';
