-- A stolen session may prove the first number of a user. Whoever owns the address hears of each new one,
-- of its last digits only, and can still act.
create or replace function app_private.tell_proven_phone(phone app_public.phone_numbers) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.enqueue(
    'identity/send_phone_notice',
    jsonb_build_object(
      'phoneId', phone.id, 'email', u.email, 'language', u.language, 'digits', right(phone.e164, 4)
    )
  )
  from app_public.users u
  where u.id = phone.user_id
$$;
comment on function app_private.tell_proven_phone(app_public.phone_numbers) is
  'Has a mail sent to the user of a number that was just proven: payload phoneId, email, language and digits.';
