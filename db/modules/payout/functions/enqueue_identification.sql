-- Definer because the queue belongs to the owner.
create or replace function app_private.enqueue_identification(profile app_public.freelance_profiles) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if profile.status = 'UNVERIFIED' and app_hidden.is_within_reach(profile.account_id) then
    perform app_private.enqueue(
      'payout/identify_profile', jsonb_build_object('id', profile.id), 'identify_profile:' || profile.id
    );
  end if;
end;
$$;
comment on function app_private.enqueue_identification(app_public.freelance_profiles) is
  'Has the worker see whether an e-ID has shown who a changed profile is.';
grant execute on function app_private.enqueue_identification(app_public.freelance_profiles) to app_user;
