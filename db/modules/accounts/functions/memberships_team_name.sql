-- The recipient did not ask for the mail, and the name may be chosen by a stranger: parts that mail programs would turn
-- into a link are broken up.
create or replace function app_private.memberships_team_name(membership app_public.memberships) returns text
language sql stable
as $$
  select app_private.unlinked(app_public.accounts_display_name(a)) from app_public.accounts a where a.id = membership.account_id
$$;
comment on function app_private.memberships_team_name(app_public.memberships) is
  'The name of the team, for mails to invited people.';
