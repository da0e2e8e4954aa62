create or replace function app_private.check_enrolling_partner(partner_account_id uuid) returns void
language plpgsql volatile
as $$
declare
  v_statuses app_public.job_application_status[] := array(
    select a.status from app_public.job_applications a
    where a.account_id = app_hidden.current_account_id() and a.user_id = app_hidden.current_user_id()
      and a.partner_account_id = check_enrolling_partner.partner_account_id
  );
begin
  if v_statuses = '{}' then
    perform app_private.refuse('INVALID', 'partnerAccountId');
  elsif not v_statuses && '{APPROVED,ENROLLED}' then
    perform app_private.refuse('INVALID_ACTION', 'partnerAccountId');
  end if;
end;
$$;
comment on function app_private.check_enrolling_partner(uuid) is
  'Refuses INVALID at partnerAccountId for a team the caller has not applied to, INVALID_ACTION for one that has approved no application of theirs.';
grant execute on function app_private.check_enrolling_partner(uuid) to app_user;
