-- What a policy asks before a freelancer's documents are shown to a team. A team whose organisation number is only a
-- claim sees none. Definer because the policy of documents asks for each row once and needs no more than the ids.
create or replace function app_hidden.live_enrollment_ids() returns uuid[]
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(e.id), '{}')
  from app_public.enrollments e join app_public.accounts a on a.id = e.partner_account_id
  where e.partner_account_id = app_hidden.current_account_id() and e.status = 'APPROVED'
    and a.organization_verified_at is not null and app_hidden.can_recruit()
$$;
comment on function app_hidden.live_enrollment_ids() is
  'The enrolments that hold with the current team, when the caller is its OWNER or ADMIN and its organisation number is verified.';
grant execute on function app_hidden.live_enrollment_ids() to app_user;
