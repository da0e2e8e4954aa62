create or replace function app_hidden.is_open_invitation(membership_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.memberships m join app_public.users u on u.id = m.user_id
    where m.id = membership_id and not u.confirmed and u.blocked_at is null and m.invited_at > now() - interval '14 days'
  )
$$;
comment on function app_hidden.is_open_invitation(uuid) is
  'Condition of a reaction: the invitation is neither accepted nor expired.';
