-- Definer because codes are granted to no role of the API.
create or replace function app_public.phone_numbers_has_open_code(phone app_public.phone_numbers) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select
    from (
      select c.* from app_private.sms_codes c join app_public.phone_numbers p on p.id = c.phone_number_id
      where p.id = phone.id and p.user_id = app_hidden.current_user_id()
      order by c.created_at desc, c.id desc limit 1
    ) newest
    where newest.used_at is null and newest.failed_at is null and newest.expires_at > now()
  )
$$;
comment on function app_public.phone_numbers_has_open_code(app_public.phone_numbers) is
  E'@notNull\nWhether a code sent to the number can still be typed in, by the caller.';
grant execute on function app_public.phone_numbers_has_open_code(app_public.phone_numbers) to app_user;
