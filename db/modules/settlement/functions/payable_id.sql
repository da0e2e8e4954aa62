create or replace function app_private.payable_id(profile_id uuid) returns uuid
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.open_payables(array[profile_id]);
  return (select a.id from app_public.finance_accounts a where a.freelance_profile_id = profile_id);
end;
$$;
comment on function app_private.payable_id(uuid) is
  'The account for debts to a profile, opened with its first posting.';
