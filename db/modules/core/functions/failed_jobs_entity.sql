-- Every change of every row is in the trail, so what a job was about is found whatever the task. In steps,
-- since a query is planned with its cast before any condition in it is looked at.
create or replace function app_public.failed_jobs_entity(failed_job app_public.failed_jobs) returns text
language plpgsql stable
as $$
begin
  if not pg_input_is_valid(failed_job.subject, 'uuid') then
    return null;
  end if;
  return (select a.table_name from app_public.audit_entries a where a.row_id = failed_job.subject::uuid limit 1);
end;
$$;
comment on function app_public.failed_jobs_entity(app_public.failed_jobs) is
'@holds table
@unlisted
The table of the row it was about; null where it was about something else.';
grant execute on function app_public.failed_jobs_entity(app_public.failed_jobs) to app_operator;
