create or replace function app_private.candidates_this_year(account_id uuid) returns int
language sql stable
as $$
  select (
    select count(*) from app_public.job_applications a
    where a.partner_account_id = candidates_this_year.account_id
      and a.submitted_at >= date_trunc('year', now() at time zone 'Europe/Oslo') at time zone 'Europe/Oslo'
  )::int + (
    select coalesce(sum(e.applications), 0) from app_private.erased_applications e
    where e.account_id = candidates_this_year.account_id
      and e.submitted_in = extract(year from now() at time zone 'Europe/Oslo')
  )::int
$$;
comment on function app_private.candidates_this_year(uuid) is
  'The number of applications submitted to a team in the running year, in Norwegian time.';
