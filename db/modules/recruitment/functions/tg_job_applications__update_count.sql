-- A team's figures and its plan stay true, however an application goes: at the end of its months, with its applicant, or
-- because they want it.
create or replace function app_private.tg_job_applications__update_count() returns trigger
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  insert into app_private.erased_applications as e (account_id, job_id, status, submitted_in, applications)
  values (
    old.partner_account_id, old.job_id, old.status, extract(year from old.submitted_at at time zone 'Europe/Oslo'), 1
  )
  on conflict on constraint erased_applications_of_a_year do update set applications = e.applications + 1;
  return null;
end;
$$;
comment on function app_private.tg_job_applications__update_count() is 'Counts an application that was sent in when it is erased.';
