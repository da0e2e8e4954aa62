-- Two profiles that claim the same organisation cannot both be right, unless they are colleagues.
create or replace function app_public.freelance_profiles_other_claims(profile app_public.freelance_profiles) returns text
language sql stable
as $$
  select string_agg(format('%s, %s', o.display_name, o.who), E'\n' order by o.who)
  from (
    select p.display_name, p.profile_number || coalesce(' ' || u.email, '') as who
    from app_public.freelance_profiles p
    join app_public.accounts a on a.id = p.account_id
    left join app_public.users u on u.id = a.primary_user_id
    where p.organization_number = profile.organization_number and p.id <> profile.id
    union all
    select coalesce(a.name, a.slug), coalesce(u.email::text, '')
    from app_public.accounts a left join app_public.users u on u.id = a.primary_user_id
    where a.organization_number = profile.organization_number and a.id <> profile.account_id
  ) as o
$$;
comment on function app_public.freelance_profiles_other_claims(app_public.freelance_profiles) is
'@longText
@holds names
@decides
Other profiles and teams with the same organisation number.';
grant execute on function app_public.freelance_profiles_other_claims(app_public.freelance_profiles) to app_operator;
