-- A proven number first, since only that one opens the second level.
create or replace function app_public.last_used_phone_number() returns app_public.phone_numbers
language sql stable
as $$
  select p.* from app_public.phone_numbers p
  where p.user_id = (select app_hidden.current_user_id())
  order by p.token_verified_at is null, p.last_used_at desc nulls last limit 1
$$;
comment on function app_public.last_used_phone_number() is
  'The number to send a code to: the proven one last used, or, while none is proven, the one last tried.';
grant execute on function app_public.last_used_phone_number() to app_user;
