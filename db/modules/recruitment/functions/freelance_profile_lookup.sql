-- The applicant's own: an organisation by its number, else the person. The team learns nothing by asking.
create or replace function app_public.freelance_profile_lookup(job_application_id text, organization_number text default null)
returns app_public.freelance_profiles
language sql stable
as $$
  select p.*
  from app_public.job_applications a join app_public.freelance_profiles p on p.account_id = a.account_id
  where a.id = app_hidden.key_of($1, 'app') and a.account_id = app_hidden.current_account_id() and p.archived_at is null
    and case when $2 is null then p.freelance_type = 'INDIVIDUAL' else p.organization_number = regexp_replace($2, '\s', '', 'g') end
  order by p.created_at
  limit 1
$$;
comment on function app_public.freelance_profile_lookup(text, text) is
  'The caller''s payout profile to be enrolled with after an application of theirs: that of an organisation''s '
  'number, else the person''s own; null where there is none.';
grant execute on function app_public.freelance_profile_lookup(text, text) to app_user;
