-- The author of a document is notified; when that person has been deleted, the account's primary user is.
create or replace function app_private.draw_freelancer(account_id uuid, created_by uuid, freelance_profile_id uuid) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'name', case
      when p.freelance_type = 'INDIVIDUAL' then p.display_name
      else coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), p.display_name)
    end,
    'email', u.email, 'language', u.language
  )
  from app_public.accounts a
    join app_public.users u on u.id = coalesce($2, a.primary_user_id)
    left join app_public.freelance_profiles p on p.id = $3
  where a.id = $1
$$;
comment on function app_private.draw_freelancer(uuid, uuid, uuid) is
  'The freelancer of a document, who is notified about it: {name, email, language}.';
