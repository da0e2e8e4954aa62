-- Material submitted before the application waits for it: providers do not check people who may never apply. Afterwards
-- it is sent at once. The server has determined whether the job requires it for the present answers. Definer because no
-- role may write checks directly, nor make a file private.
create or replace function app_public.create_job_check(input jsonb) returns app_public.job_checks
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
  v_demanded jsonb := app_private.prepared(input, 'create_job_check') -> 'demanded';
  v_type app_public.job_check_type := input ->> 'jobCheckType';
  v_attributes jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_check app_public.job_checks;
  v_is_revoked boolean;
begin
  perform app_private.refuse_when_impersonating();
  select a.* into v_application from app_public.job_applications a
  where a.id = (input ->> 'jobApplicationId')::uuid and a.user_id = app_hidden.current_user_id()
    and a.account_id = app_hidden.current_account_id()
  for no key update;
  if not found then
    perform app_private.refuse('INVALID', 'jobApplicationId');
    perform app_private.stop_if_refused();
  end if;
  select c.* into v_check from app_public.job_checks c
  where c.job_application_id = v_application.id and c.job_check_type = v_type for no key update;
  -- From approved applicants only renewals of checks they had are accepted.
  if v_application.status = 'REJECTED' or v_application.status in ('APPROVED', 'ENROLLED') and coalesce(v_check.status = 'PENDING', true) then
    perform app_private.refuse('INVALID_ACTION', 'jobApplicationId');
  elsif not coalesce(v_demanded ? v_type::text, false) then
    perform app_private.refuse('INCLUSION', 'jobCheckType');
  end if;
  if v_check.status = 'SUCCEEDED' then
    perform app_private.refuse('JOB_CHECK_SUCCEEDED', 'jobCheckType');
  elsif v_check.status = 'IN_REVIEW' then
    perform app_private.refuse('JOB_CHECK_PENDING', 'jobCheckType');
  end if;
  v_is_revoked := coalesce(
    v_type = 'CREDIT' and v_check.status = 'PENDING' and v_check.consented_at is not null and v_attributes -> 'hasConsented' = 'false', false
  );
  perform app_private.refuse_check_attributes(
    v_type, case when v_is_revoked then v_attributes || '{"hasConsented": true}' else v_attributes end
  );
  perform app_private.stop_if_refused();

  if v_is_revoked then
    return app_private.update_row(v_check, jsonb_build_object('sentAt', null, 'consentedAt', null));
  end if;
  if v_check.id is null then
    v_check := app_private.demand_job_check(v_application, v_type, true);
  elsif v_check.status = 'FAILED' then
    v_check := app_private.move_job_check(v_check.id, 'renew');
  end if;
  return app_private.hand_in_check(v_check, v_attributes);
end;
$$;
comment on function app_public.create_job_check(jsonb) is
'@impersonated refused
@ownAccount
@performs job_checks create
@performs job_checks send
@performs job_checks renew
Submits the material for a check of the caller''s own application, or submits it again after the check failed or '
  'expired. hasConsented false revokes a consent to a credit check that is not sent yet. JOB_CHECK_PENDING: it is under '
  'review; JOB_CHECK_SUCCEEDED: it is approved already; INCLUSION at jobCheckType: the job does not require it. BLANK, '
  'PRESENT or INVALID at attributes.content, .documents and .hasConsented, depending on the kind; INVALID at '
  'jobApplicationId; INVALID_ACTION: the application is decided, and this check is not to be renewed.';
grant execute on function app_public.create_job_check(jsonb) to app_user;
