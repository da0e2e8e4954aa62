-- A posted transfer is a journal and immutable. Definer because the ledger is granted to no role.
create or replace function app_public.post_transfer(input jsonb) returns app_public.transfers
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_transfer app_public.transfers := app_private.require_draft_transfer(input, 'post_transfer');
begin
  perform app_private.refuse_when_changed(v_transfer.updated_at, input);
  perform app_private.stop_if_refused();
  update app_public.transfers t set
    status = app_private.require_transition('transfers', t.id, t.status::text, 'post')::app_public.transfer_status,
    posted_at = now(),
    journal_id = (app_private.post_journal(
      'transfer:' || t.id, 'TRANSFER', app_hidden.today(),
      jsonb_build_object(t.from_finance_account_id, -t.amount_minor, t.to_finance_account_id, t.amount_minor),
      t.invoice_id, description => t.description
    )).id
  where t.id = v_transfer.id
  returning t.* into v_transfer;
  return v_transfer;
end;
$$;
comment on function app_public.post_transfer(jsonb) is
'@performs transfers post
Posts a transfer: a journal dated today that credits the account it comes from and debits the one it goes to. Operators with '
  'FINANCE. UNAUTHORIZED, INVALID id, IMMUTABLE once it is posted, INVALID_ACTION at updatedAt; at code AUTH_LEVEL_2_REQUIRED, '
  'INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.post_transfer(jsonb) to app_operator;
