-- Definer because neither the queue nor the list belongs to the worker. The queue stores failed jobs without notice.
-- Operators are notified once; a notification that could not be sent is not itself reported. Unfinished state of the
-- job is repaired by its module's give_up_… of the task's name.
create or replace function app_private.report_failed_jobs() returns int
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_new app_public.failed_jobs[];
  v_tasks text[];
  v_job record;
begin
  perform app_private.require_transition('failed_jobs', null, null, 'create');
  perform app_private.require_transition('failed_jobs', null, 'FAILED', 'retry');
  perform app_private.stop_if_refused();

  update app_public.failed_jobs f set status = 'RETRIED'
  where f.status = 'FAILED' and not exists (
    select from graphile_worker._private_jobs j where j.id = f.job_id and j.attempts >= j.max_attempts
  );
  with found as (
    insert into app_public.failed_jobs (job_id, task, subject, error, attempts, failed_at)
    select
      j.id, t.identifier,
      left(coalesce(
        j.payload ->> 'id', j.payload ->> 'deliveryId', j.payload ->> 'number', j.payload ->> 'phoneId', j.payload ->> 'userId'
      ), 100),
      left(j.last_error, 2000), j.attempts, j.updated_at
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts >= j.max_attempts and j.locked_at is null and t.identifier ~ '^[a-z_]+/[a-z_]+$'
    on conflict (job_id) where status = 'FAILED' do nothing
    returning *
  )
  select coalesce(array_agg(f), '{}') into v_new from found f;

  for v_job in
    select j.payload, p.name
    from unnest(v_new) f
      join graphile_worker._private_jobs j on j.id = f.job_id
      cross join lateral (select 'app_private.give_up_' || split_part(f.task, '/', 2) as name) p
    where to_regprocedure(p.name || '(jsonb)') is not null
  loop
    execute format('select %s($1)', v_job.name) using v_job.payload::jsonb;
  end loop;
  select array_agg(distinct f.task order by f.task) into v_tasks from unnest(v_new) f where f.task <> 'identity/tell_operators';
  if v_tasks is not null then
    perform app_private.enqueue(
      'identity/tell_operators', jsonb_build_object('id', uuidv7(), 'count', cardinality(v_new), 'tasks', v_tasks)
    );
  end if;
  return cardinality(v_new);
end;
$$;
comment on function app_private.report_failed_jobs() is
  E'@task core\nLists the jobs that have used up their tries and has operators notified of new ones. Returns how many are new. Safe to run twice.';
grant execute on function app_private.report_failed_jobs() to app_worker;
