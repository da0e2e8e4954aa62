-- worker: who is alive, so that the jobs of a killed process are not locked for four hours.
drop table if exists app_private.worker_heartbeats cascade;

create table app_private.worker_heartbeats (
  id uuid primary key default uuidv7(),
  machine text not null check (length(machine) between 1 and 300),
  process_number int not null check (process_number > 0),
  worker_ids text[] not null default '{}',
  started_at timestamptz not null default now(),
  beat_at timestamptz not null default now()
);
