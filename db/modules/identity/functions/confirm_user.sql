create or replace function app_private.confirm_user(user_id uuid) returns void
language sql volatile
as $$
  update app_public.users u set confirmed_at = now() where u.id = $1 and u.confirmed_at is null
$$;
comment on function app_private.confirm_user(uuid) is 'Notes that the user''s address is proven. Twice is the same as once.';
