-- Definer because people see no personal account but their own, and are to know the faces of colleagues who have accepted.
create or replace function app_public.members_symbol_id(member app_public.members) returns uuid
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select a.symbol_id
  from app_public.memberships m
  join app_public.accounts a on a.primary_user_id = m.user_id and a.account_type = 'PERSONAL'
  where m.id = member.id and m.account_id = app_hidden.current_account_id() and m.accepted_at is not null
$$;
comment on function app_public.members_symbol_id(app_public.members) is E'@behavior -*\nThe picture of a colleague.';
grant execute on function app_public.members_symbol_id(app_public.members) to app_user;
