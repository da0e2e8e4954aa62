-- Grants that app_worker needs to run jobs. Applied by app_owner right after graphile-worker's own
-- migration, at every start: that schema belongs to the queue library, not to our history, and an
-- upgrade of the library may bring tables of its own. Safe to run again.
--
-- The library puts row-level security on its tables and grants nothing; only the owner gets in.
-- The worker takes, finishes, fails and schedules jobs with plain statements, so it gets the rows,
-- but no right to change the library's schema or to forge its migrations.
grant usage on schema graphile_worker to app_worker;
grant select on graphile_worker.migrations to app_worker;
grant select, insert, update, delete on
  graphile_worker._private_jobs,
  graphile_worker._private_job_queues,
  graphile_worker._private_tasks,
  graphile_worker._private_known_crontabs
to app_worker;
grant usage, select on all sequences in schema graphile_worker to app_worker;
grant execute on all functions in schema graphile_worker to app_worker;

do $$
declare
  v_table text;
begin
  foreach v_table in array array['_private_jobs', '_private_job_queues', '_private_tasks', '_private_known_crontabs'] loop
    execute format('drop policy if exists "the worker runs every job" on graphile_worker.%I', v_table);
    execute format(
      'create policy "the worker runs every job" on graphile_worker.%I to app_worker using (true) with check (true)',
      v_table
    );
  end loop;
end;
$$;
