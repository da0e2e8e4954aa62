-- What nobody has decided on in 30 days failed, and can be sent again; what was handed in for it goes, as that of who never
-- sent their application in. Definer because the worker writes no table.
create or replace function app_private.expire_job_checks() returns int
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid;
  v_expired int := 0;
begin
  for v_id in
    select c.id from app_public.job_checks c
    where c.status = 'IN_REVIEW' and c.sent_at < now() - interval '30 days' for update skip locked
  loop
    perform app_private.move_job_check(v_id, 'reject');
    v_expired := v_expired + 1;
  end loop;
  update app_public.job_checks c set sent_at = null, consented_at = null
  where c.status = 'PENDING' and c.sent_at < now() - interval '30 days';
  delete from app_public.job_check_papers p where p.created_at < now() - interval '30 days';
  return v_expired;
end;
$$;
comment on function app_private.expire_job_checks() is
  E'@task recruitment\nEnds the checks that nobody has decided on in 30 days, and erases what was handed in longer ago. How many ended.';
grant execute on function app_private.expire_job_checks() to app_worker;
