-- Checks undecided for 30 days fail, as do those whose validity has ended, and both can be submitted again; their
-- material is deleted, as is that of applications never submitted. Rejected applicants are not asked for newer
-- material. Definer because the worker writes no table.
create or replace function app_private.expire_job_checks() returns int
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_check record;
  v_expired int := 0;
begin
  for v_check in
    select c.id, case c.status when 'SUCCEEDED' then 'expire' else 'reject' end as action
    from app_public.job_checks c join app_public.job_applications a on a.id = c.job_application_id
    where c.status = 'IN_REVIEW' and c.sent_at < now() - interval '30 days'
      or c.status = 'SUCCEEDED' and c.expires_on < app_hidden.today() and a.status <> 'REJECTED'
        and app_hidden.job_check_has_expired(c.id)
    for update of c skip locked
  loop
    perform app_private.move_job_check(v_check.id, v_check.action);
    v_expired := v_expired + 1;
  end loop;
  update app_public.job_checks c set sent_at = null, consented_at = null
  where c.status = 'PENDING' and c.sent_at < now() - interval '30 days';
  delete from app_public.job_check_papers p where p.created_at < now() - interval '30 days';
  return v_expired;
end;
$$;
comment on function app_private.expire_job_checks() is
'@task recruitment
Ends the checks that are undecided after 30 days and those that were valid until yesterday, and erases material '
  'submitted more than 30 days ago. Returns the number of ended checks.';
grant execute on function app_private.expire_job_checks() to app_worker;
