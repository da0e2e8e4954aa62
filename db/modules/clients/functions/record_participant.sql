-- Definer because the worker holds no table.
create or replace function app_private.record_participant(number text, takes_ehf boolean) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  insert into app_public.ehf_participants (organization_number, takes_ehf, looked_up_at) values ($1, $2, now())
  on conflict (organization_number) do update set takes_ehf = excluded.takes_ehf, looked_up_at = excluded.looked_up_at
$$;
comment on function app_private.record_participant(text, boolean) is
  'Keeps whether an organisation receives EHF, as the access point has just answered. Safe to run twice.';
grant execute on function app_private.record_participant(text, boolean) to app_worker;
