-- Definer because neither the queue nor the heartbeats belong to the worker.
-- A worker killed outright leaves its jobs locked, and the queue library itself waits four hours.
-- A lock is dead when its process sends no heartbeat and took the lock more than 30 seconds ago:
-- this also frees the locks of a process that died before its first heartbeat. A slow job is safe,
-- since its process still sends them. Jobs may run twice, so a rare mistake costs nothing.
create or replace function app_private.release_dead_workers(gone uuid[] default '{}') returns int
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_dead text[];
  v_known_dead text[];
begin
  with removed as (
    delete from app_private.worker_heartbeats h
    where h.id = any (gone) or h.beat_at < now() - interval '30 seconds'
    returning h.worker_ids
  )
  select coalesce(array_agg(w), '{}') into v_known_dead from removed, unnest(removed.worker_ids) w;

  select coalesce(array_agg(distinct l.locked_by), '{}') into v_dead
  from (
    select j.locked_by, j.locked_at from graphile_worker._private_jobs j where j.locked_by is not null
    union all
    select q.locked_by, q.locked_at from graphile_worker._private_job_queues q where q.locked_by is not null
  ) l
  where l.locked_by = any (v_known_dead)
    or (
      l.locked_at < now() - interval '30 seconds'
      and not exists (select from app_private.worker_heartbeats h where l.locked_by = any (h.worker_ids))
    );

  perform graphile_worker.force_unlock_workers(v_dead);
  return cardinality(v_dead);
end;
$$;
comment on function app_private.release_dead_workers(uuid[]) is
  E'@task core\nGives back the jobs of processes that are known to be gone or have been silent for 30 seconds. Returns how many workers lost their locks.';
grant execute on function app_private.release_dead_workers(uuid[]) to app_worker;
