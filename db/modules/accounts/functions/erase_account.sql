-- What stays is what bookkeeping law keeps; which column is which stands in its comment. Definer because the
-- worker writes no table.
create or replace function app_private.erase_account(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_file_id uuid;
begin
  select a.* into v_account from app_public.accounts a
  where a.id = erase_account.id and a.deleted_at is not null for no key update;
  if not found then
    return;
  end if;
  update app_public.accounts a set symbol_id = null, logo_id = null where a.id = v_account.id;
  perform app_private.forget_file(v_account.symbol_id);
  perform app_private.forget_file(v_account.logo_id);
  for v_file_id in
    delete from app_public.policy_documents d where d.account_id = v_account.id returning d.file_id
  loop
    perform app_private.forget_file(v_file_id);
  end loop;
  perform app_private.erase_personal_data(
    v_account.id, case when v_account.account_type = 'PERSONAL' then v_account.primary_user_id end
  );
end;
$$;
comment on function app_private.erase_account(uuid) is
  E'@task accounts\nErases what is personal in a deleted account and of its person. Safe to run twice.';
grant execute on function app_private.erase_account(uuid) to app_worker;
