-- Definer because the parent may be out of the caller's sight, and out of sight is not a draft.
-- Lines and receipts of a deleted draft go with it: then there is no parent any more.
create or replace function app_private.tg__freeze_with_invoice() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_new jsonb := to_jsonb(new) - array['remaining_quantity', 'updated_at', 'collapsed'];
  v_old jsonb := to_jsonb(old) - array['remaining_quantity', 'updated_at', 'collapsed'];
begin
  -- The worker has no grants here but those of functions, so this cannot be forged.
  if app_private.is_erasing() and app_hidden.current_actor_kind() = 'WORKER' then
    return coalesce(new, old);
  end if;
  if (tg_op <> 'UPDATE' or v_new is distinct from v_old) and exists (
    select from app_public.invoices i
    where i.id = (coalesce(v_old, v_new) ->> 'invoice_id')::uuid and i.status <> 'DRAFT'
  ) then
    raise exception 'the % of a submitted invoice cannot be changed', tg_table_name using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end;
$$;
comment on function app_private.tg__freeze_with_invoice() is 'Refuses to add, change or remove a line or receipt of an invoice that is no draft.';
grant execute on function app_private.tg__freeze_with_invoice() to app_user, app_operator, app_worker;
