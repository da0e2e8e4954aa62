create or replace function app_private.candidates_this_year(account_id uuid) returns int
language sql stable
as $$
  select count(*)::int from app_public.job_applications a
  where a.partner_account_id = candidates_this_year.account_id
    and a.submitted_at >= date_trunc('year', now() at time zone 'Europe/Oslo') at time zone 'Europe/Oslo'
$$;
comment on function app_private.candidates_this_year(uuid) is 'How many applications were sent in to a team in the running year, as the clock is in Norway.';
