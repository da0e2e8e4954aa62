create or replace function app_public.freelance_profiles_account_people(profile app_public.freelance_profiles) returns text
language sql stable
as $$
  select string_agg(format('%s, %s', concat_ws(' ', u.first_name, u.last_name), u.email), E'\n' order by u.id)
  from app_public.memberships m join app_public.users u on u.id = m.user_id
  where m.account_id = profile.account_id and m.role in ('OWNER', 'ADMIN') and m.accepted_at is not null
$$;
comment on function app_public.freelance_profiles_account_people(app_public.freelance_profiles) is
'@longText
@holds names
@decides
The people who act for the account: its owner and its administrators who have accepted.';
grant execute on function app_public.freelance_profiles_account_people(app_public.freelance_profiles) to app_operator;
