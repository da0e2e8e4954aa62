create or replace function app_private.check_client_number(number numeric, profile_id uuid, except_id uuid) returns void
language plpgsql volatile
as $$
begin
  if number < 1 then
    perform app_private.refuse('TOO_SMALL', 'attributes.clientNumber');
  elsif number > 99999999 then
    perform app_private.refuse('TOO_BIG', 'attributes.clientNumber');
  elsif number <> trunc(number) then
    perform app_private.refuse('INVALID', 'attributes.clientNumber');
  elsif exists (
    select from app_public.clients c
    where c.freelance_profile_id = profile_id and c.client_number = number and c.id is distinct from except_id
  ) then
    perform app_private.refuse('TAKEN', 'attributes.clientNumber');
  end if;
end;
$$;
comment on function app_private.check_client_number(numeric, uuid, uuid) is
  'Refuses a client number that has more than 8 digits, is no whole number, or is used by another client of the profile.';
grant execute on function app_private.check_client_number(numeric, uuid, uuid) to app_user;
