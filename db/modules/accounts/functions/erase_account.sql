-- Data that bookkeeping law requires remains; the comment of each column states which. Files without a reference are
-- removed too. Definer because the worker writes no table.
create or replace function app_private.erase_account(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_erasure_id uuid;
begin
  select a.* into v_account from app_public.accounts a
  where a.id = erase_account.id and a.deleted_at is not null for no key update;
  if not found or exists (
    select from app_public.erasures e where e.entity_id = v_account.id and e.reason = 'ACCOUNT_DELETED'
  ) then
    return;
  end if;
  v_erasure_id := app_private.begin_erasure(v_account.id, 'accounts', v_account.id, 'ACCOUNT_DELETED');
  update app_public.accounts a set symbol_id = null, logo_id = null where a.id = v_account.id;
  perform app_private.erase_personal_data(
    v_erasure_id, v_account.id, case when v_account.account_type = 'PERSONAL' then v_account.primary_user_id end
  );
  perform app_private.remove_rows(v_erasure_id, 'app_public.files', app_private.unreferenced_files(array(
    select f.id from app_public.files f where f.account_id = v_account.id
  )));
  perform app_private.end_erasure(v_erasure_id);
end;
$$;
comment on function app_private.erase_account(uuid) is
  E'@task accounts\nErases what is personal in a deleted account and of its person. Safe to run twice.';
grant execute on function app_private.erase_account(uuid) to app_worker;
