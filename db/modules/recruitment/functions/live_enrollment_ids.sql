-- The enrolments for which policies show a freelancer's documents to a team. A team with an unverified organisation
-- number sees none. Definer because the policy of documents is evaluated for each row and needs only the ids.
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
