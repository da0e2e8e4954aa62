-- A job whose form cannot be filled in, or whose deadline has passed, is not published.
create or replace function app_public.publish_job(input jsonb) returns app_public.jobs
language plpgsql volatile
as $$
declare
  v_verdict jsonb := app_private.prepared(input, 'publish_job');
  v_job app_public.jobs := app_private.require_own_job((input ->> 'id')::uuid);
begin
  perform app_private.require_transition('jobs', v_job.id, v_job.status::text, 'publish');
  perform app_private.refuse_when_changed(v_job.updated_at, input);
  if coalesce(jsonb_array_length(nullif((app_hidden.newest_job_form(v_job.id)).application_form -> 'pages', 'null')), 0) = 0 then
    perform app_private.refuse('BLANK');
  end if;
  if v_job.application_deadline_on < app_hidden.today() then
    perform app_private.refuse('INVALID');
  end if;
  perform app_private.refuse_form_faults('{}', v_verdict);
  perform app_private.stop_if_refused();
  return app_private.move_row(v_job, v_job.id, 'publish');
end;
$$;
comment on function app_public.publish_job(jsonb) is
'@impersonated allowed
@performs jobs publish
Lets people apply, also to a job that was closed. BLANK: its form has no page; INVALID: its deadline has passed; as '
  'createJob at applicationForm and jobChecks, where a draft is older than a rule. INVALID id, INVALID_TRANSITION, UNAUTHORIZED.';
grant execute on function app_public.publish_job(jsonb) to app_user;
