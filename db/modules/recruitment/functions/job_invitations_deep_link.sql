create or replace function app_private.job_invitations_deep_link(invitation app_public.job_invitations) returns text
language sql stable
as $$
  select format(
    '/v2/%s/recruitmore/enrolment-wizard/%s', lower(invitation.language::text), app_hidden.type_id(invitation.job_id, 'job')
  )
$$;
comment on function app_private.job_invitations_deep_link(app_public.job_invitations) is
  'The target of the link in the mail: the job.';
