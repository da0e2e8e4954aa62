create or replace function app_private.require_inspector() returns void
language plpgsql volatile
as $$
begin
  if app_hidden.current_operator_role() is not null then
    return;
  end if;
  perform app_private.require_feature('workflows');
  if app_hidden.handled_job_ids() || app_hidden.inspected_job_ids('CRIMINAL_RECORD') || app_hidden.inspected_job_ids('IDENTITY') = '{}' then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
  perform app_private.stop_if_refused();
end;
$$;
comment on function app_private.require_inspector() is
  'Stops with UNAUTHORIZED for callers who may check no applicant of the current team: they handle no applications '
  'and have no access, or the team lacks the feature.';
grant execute on function app_private.require_inspector() to app_user, app_operator;
