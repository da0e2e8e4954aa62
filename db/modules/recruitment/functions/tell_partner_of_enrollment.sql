-- By the worker, since who agrees or leaves writes nothing in the team's history. Definer because it reads no table.
create or replace function app_private.tell_partner_of_enrollment(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_enrollment app_public.enrollments;
  v_told text[];
begin
  select e.* into v_enrollment from app_public.enrollments e where e.id = tell_partner_of_enrollment.id for no key update;
  v_told := array(
    select e.event_type from app_public.events e where e.entity = 'enrollments' and e.entity_id = v_enrollment.id
  );
  if v_enrollment.status = 'PENDING' and not 'WAITS' = any (v_told) then
    perform app_private.record_event('enrollments', v_enrollment.id, v_enrollment.partner_account_id, 'WAITS', null);
  elsif v_enrollment.status = 'ENDED' and not 'LEFT' = any (v_told) then
    perform app_private.record_event('enrollments', v_enrollment.id, v_enrollment.partner_account_id, 'LEFT', null);
  end if;
end;
$$;
comment on function app_private.tell_partner_of_enrollment(uuid) is
  E'@task recruitment\nRecords in the team that an enrolment waits for it, or has ended.';
grant execute on function app_private.tell_partner_of_enrollment(uuid) to app_worker;
