-- Definer because the queue belongs to the owner, and the worker may not write to it directly. No role of the API may
-- call it: a job runs as the worker, who sees every account, so its payload must come from a definer function that has
-- checked the caller. The job is part of the caller's transaction and is rolled back with it.
create or replace function app_private.enqueue(
  task text, payload jsonb, job_key text default null, run_at timestamptz default null, max_attempts int default 25
) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if task !~ '^[a-z_]+/[a-z_]+$' then
    raise exception 'a task is named module/verb_noun, not %', task;
  end if;
  perform graphile_worker.add_job(
    identifier => task, payload => app_private.with_traceparent(payload)::json, job_key => enqueue.job_key,
    run_at => enqueue.run_at, max_attempts => enqueue.max_attempts
  );
end;
$$;
comment on function app_private.enqueue(text, jsonb, text, timestamptz, int) is
  'Adds a job to the queue in this transaction. task is module/verb_noun; a job_key replaces a waiting job of the same key.';
grant execute on function app_private.enqueue(text, jsonb, text, timestamptz, int) to app_worker;
