create or replace function app_private.wrong_sms_tries(user_id uuid) returns bigint
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(sum(c.wrong_tries), 0)
  from app_private.sms_codes c join app_public.phone_numbers p on p.id = c.phone_number_id
  where p.user_id = $1 and c.created_at > now() - interval '1 day'
$$;
comment on function app_private.wrong_sms_tries(uuid) is
  'The number of wrong codes the user has entered in the last day.';
