-- An applicant may not read the team's account, and so may name it by the application.
create or replace function app_private.check_enrolling_partner(partner_account_id uuid, job_application_id uuid) returns uuid
language plpgsql volatile
as $$
declare
  v_path text := case when $1 is null and $2 is not null then 'jobApplicationId' else 'partnerAccountId' end;
  v_partner_id uuid;
  v_statuses app_public.job_application_status[];
begin
  select (array_agg(a.partner_account_id))[1], array_agg(a.status) into v_partner_id, v_statuses
  from app_public.job_applications a
  where a.account_id = app_hidden.current_account_id() and a.user_id = app_hidden.current_user_id()
    and case when $1 is null then a.id = $2 else a.partner_account_id = $1 and ($2 is null or a.id = $2) end;
  if $1 is null and $2 is null then
    perform app_private.refuse('BLANK', v_path);
  elsif v_partner_id is null then
    perform app_private.refuse('INVALID', v_path);
  elsif not v_statuses && '{APPROVED,ENROLLED}' then
    perform app_private.refuse('INVALID_ACTION', v_path);
  end if;
  return v_partner_id;
end;
$$;
comment on function app_private.check_enrolling_partner(uuid, uuid) is
  'The team, by its id or an application to it. Refuses BLANK when neither is given, INVALID for a team the caller '
  'has not applied to or another person''s application, INVALID_ACTION without an approved application.';
grant execute on function app_private.check_enrolling_partner(uuid, uuid) to app_user;
