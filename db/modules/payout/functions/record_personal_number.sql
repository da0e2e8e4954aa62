-- Definer because personal numbers are out of reach. Only for profiles of the caller's own account, and only
-- as the server has encrypted it. Two profiles that are given one number at the same moment meet at the
-- unique index.
create or replace function app_private.record_personal_number(profile_id uuid, input jsonb, mutation text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_number jsonb := app_private.prepared(input, mutation) -> 'number';
begin
  insert into app_private.personal_numbers as n (account_id, freelance_profile_id, number_encrypted, fingerprint)
  select p.account_id, p.id, decode(v_number ->> 'encrypted', 'base64'), decode(v_number ->> 'fingerprint', 'base64')
  from app_public.freelance_profiles p
  where p.id = profile_id and p.account_id = app_hidden.current_account_id() and app_hidden.can_manage()
  on conflict (freelance_profile_id) do update set
    personal_number = null, number_encrypted = excluded.number_encrypted, fingerprint = excluded.fingerprint;
  if not found then
    raise exception 'no such profile in this account';
  end if;
exception when unique_violation then
  perform app_private.refuse('TAKEN', 'attributes.personalNumber');
  perform app_private.stop_if_refused();
end;
$$;
comment on function app_private.record_personal_number(uuid, jsonb, text) is
  'Stores the personal number that the server has encrypted for a profile of the caller''s account. Refuses TAKEN '
  'when another profile has it.';
grant execute on function app_private.record_personal_number(uuid, jsonb, text) to app_user;
