-- Definer because the worker has no grants on tables. The first heartbeat of a process registers it. The result lists
-- the other processes of the same machine, so that a worker that takes over after a crash sees at once that its
-- predecessor has ended, without waiting for a timeout.
create or replace function app_private.record_worker_heartbeat(
  id uuid, machine text, process_number int, worker_ids text[]
) returns jsonb
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  insert into app_private.worker_heartbeats as h (id, machine, process_number, worker_ids)
  values ($1, $2, $3, $4)
  on conflict (id) do update set worker_ids = excluded.worker_ids, beat_at = now();

  select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'processNumber', h.process_number)), '[]')
  from app_private.worker_heartbeats h
  where h.machine = $2 and h.id <> $1;
$$;
comment on function app_private.record_worker_heartbeat(uuid, text, int, text[]) is
  'Notes that this worker process is alive and under which names it locks jobs. Returns the other processes of its machine as [{id, processNumber}].';
grant execute on function app_private.record_worker_heartbeat(uuid, text, int, text[]) to app_worker;
