create or replace function app_public.clients_of_profile(freelance_profile_id uuid) returns setof app_public.clients
language sql stable
as $$
  select c.* from app_public.clients c where c.freelance_profile_id = $1
$$;
comment on function app_public.clients_of_profile(uuid) is
  E'@list clients\nThe clients of a payout profile.';
grant execute on function app_public.clients_of_profile(uuid) to app_user;
