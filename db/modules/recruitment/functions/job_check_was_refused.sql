create or replace function app_hidden.job_check_was_refused(id uuid) returns boolean
language sql stable
as $$
  select not app_hidden.job_check_has_expired(id)
$$;
comment on function app_hidden.job_check_was_refused(uuid) is
  'Condition of a reaction: a check that failed was never in order, or not any more when it was looked at.';
grant execute on function app_hidden.job_check_was_refused(uuid) to app_worker;
