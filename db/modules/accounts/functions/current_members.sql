-- Definer because users see no other person's row, but may know their colleagues by name and address. Returns all of a
-- member in one query, since search reads every row. Any team may enter an address, so until its owner has accepted,
-- the team learns no more than it entered, except whether the address is confirmed.
create or replace function app_hidden.current_members()
returns table (
  id uuid, account_id uuid, user_id uuid, email public.citext, first_name text, last_name text,
  role app_public.account_role, confirmed boolean, search_text text, created_at timestamptz,
  invited_at timestamptz, welcomed_at timestamptz, updated_at timestamptz, accepted_at timestamptz
)
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select m.id, m.account_id, case when m.accepted_at is not null then m.user_id end,
    case when m.accepted_at is null then m.invited_email else u.email end,
    coalesce(n.first_name, m.invited_first_name), coalesce(n.last_name, m.invited_last_name),
    m.role, u.confirmed,
    case
      when m.accepted_at is null then app_hidden.search_text(m.invited_first_name, m.invited_last_name, m.invited_email::text)
      when u.last_name is null then app_hidden.search_text(m.invited_first_name, m.invited_last_name, u.email::text)
      else u.search_text
    end,
    m.created_at, m.invited_at, m.welcomed_at, m.updated_at, m.accepted_at
  from app_public.memberships m
  join app_public.users u on u.id = m.user_id
  left join app_public.users n on n.id = m.user_id and m.accepted_at is not null
  where m.account_id = app_hidden.current_account_id()
$$;
comment on function app_hidden.current_members() is
  'The people of the current account, as their colleagues see them; until they have accepted as the team typed them.';
grant execute on function app_hidden.current_members() to app_user;
