-- Checks that the answers no longer require are deleted with their material.
create or replace function app_private.demand_job_checks(application app_public.job_applications, checks jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_demand record;
  v_id uuid;
begin
  delete from app_public.job_checks c
  where c.job_application_id = application.id and not exists (
    select from jsonb_array_elements(checks) d where d ->> 'jobCheckType' = c.job_check_type::text
  );
  for v_demand in
    select (d ->> 'jobCheckType')::app_public.job_check_type as kind, (d ->> 'required')::boolean as is_required
    from jsonb_array_elements(checks) d
  loop
    update app_public.job_checks c
    set is_required = v_demand.is_required, name = application.name, shared_at = application.submitted_at
    where c.job_application_id = application.id and c.job_check_type = v_demand.kind;
    if not found then
      perform app_private.demand_job_check(application, v_demand.kind, v_demand.is_required);
    end if;
  end loop;
  for v_id in
    select c.id from app_public.job_checks c
    where c.job_application_id = application.id and c.status = 'PENDING' and c.sent_at is not null
  loop
    perform app_private.move_job_check(v_id, 'send');
  end loop;
end;
$$;
comment on function app_private.demand_job_checks(app_public.job_applications, jsonb) is
  'Creates the checks that the answers of a submitted application require, [{jobCheckType, required}], and sends '
  'material that was submitted before.';
