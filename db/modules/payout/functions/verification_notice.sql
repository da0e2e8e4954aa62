-- Definer because the worker holds no table. It goes to whoever owns the account.
create or replace function app_private.verification_notice(profile_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'id', p.id, 'status', p.status, 'reason', p.refusal_reason, 'profile', p.display_name,
    'accountPath', app_private.draw_account_path(p.account_id), 'email', u.email, 'language', u.language
  )
  from app_public.freelance_profiles p
    join app_public.accounts a on a.id = p.account_id
    join app_public.users u on u.id = a.primary_user_id
  where p.id = $1
$$;
comment on function app_private.verification_notice(uuid) is
  'What the owner of a payout profile is told of its verification: {id, status, reason, profile, accountPath, email, language}; null when there is none.';
grant execute on function app_private.verification_notice(uuid) to app_worker;
