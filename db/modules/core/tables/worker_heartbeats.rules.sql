select app_private.begin_rules('app_private.worker_heartbeats');

select app_private.end_audit('app_private.worker_heartbeats');

comment on table app_private.worker_heartbeats is
  E'@personal none\nOne row per running worker process. A process that has not been heard of for 30 seconds is dead '
  'and loses its locks. Not audited because a beat every few seconds would drown the trail.';
comment on column app_private.worker_heartbeats.machine is
  'Host, boot and process namespace: two processes with the same value can see each other''s process numbers.';
comment on column app_private.worker_heartbeats.worker_ids is
  'The names under which this process locks jobs in the queue.';
