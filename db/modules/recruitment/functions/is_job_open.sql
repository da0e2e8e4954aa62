create or replace function app_hidden.is_job_open(job_invitation_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.job_invitations i join app_public.jobs j on j.id = i.job_id
    where i.id = job_invitation_id and app_hidden.job_opening(j) = 'OPEN'
  )
$$;
comment on function app_hidden.is_job_open(uuid) is
  'Condition of a reaction: the job of an invitation accepts applications.';
