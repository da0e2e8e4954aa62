-- Called by report_failed_jobs. The error of the last try is for operators, and stored with the job. If an operator
-- retries the job, it still sends, unless the delivery was settled meanwhile. A try that was not answered may have arrived.
create or replace function app_private.give_up_deliver_ehf(payload jsonb) returns void
language sql volatile
as $$
  select app_private.record_delivery_failure(
    d.id, null, (case when d.attempted_at is null then 'GIVEN_UP' else 'UNANSWERED' end)::app_public.delivery_failure
  )
  from app_public.deliveries d
  where d.id::text = payload ->> 'deliveryId'
$$;
comment on function app_private.give_up_deliver_ehf(jsonb) is
  'Notes that a sending whose job has used up its tries did not arrive, or was never confirmed. Safe to run twice.';
