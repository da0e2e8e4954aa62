create or replace function app_private.free_client_number(profile_id uuid) returns int
language plpgsql volatile
as $$
declare
  v_number int;
begin
  loop
    v_number := 1 + floor(random() * 99999999)::int;
    exit when not exists (
      select from app_public.clients c where c.freelance_profile_id = profile_id and c.client_number = v_number
    );
  end loop;
  return v_number;
end;
$$;
comment on function app_private.free_client_number(uuid) is 'A random number of up to 8 digits that no client of the profile has.';
grant execute on function app_private.free_client_number(uuid) to app_user;
