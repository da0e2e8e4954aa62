create or replace function app_private.draft_transfer(kind app_public.finance_account_kind, amount_minor bigint, description text) returns uuid
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid;
begin
  if draft_transfer.amount_minor <= 0 then
    return null;
  end if;
  perform app_private.require_transition('transfers', null, null, 'create');
  perform app_private.stop_if_refused();
  insert into app_public.transfers (amount_minor, description, from_finance_account_id, to_finance_account_id)
  values (
    draft_transfer.amount_minor, draft_transfer.description,
    app_private.finance_account_id('BANK'), app_private.finance_account_id(draft_transfer.kind)
  )
  returning id into v_id;
  return v_id;
end;
$$;
comment on function app_private.draft_transfer(app_public.finance_account_kind, bigint, text) is
  'Prepares a transfer that pays what an account of the platform owes from the bank, and gives its id; null where nothing is owed.';
