create or replace function app_public.sessions_phone_number(session app_public.sessions) returns app_public.phone_numbers
language sql stable
as $$
  select p.* from app_public.phone_numbers p
  where p.user_id = session.user_id and p.token_verified_at is not null
  order by p.last_used_at desc limit 1
$$;
comment on function app_public.sessions_phone_number(app_public.sessions) is 'The person''s proven number, the one last used.';
grant execute on function app_public.sessions_phone_number(app_public.sessions) to app_user;
