create or replace function app_private.check_transfer(attributes jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_side text;
begin
  if app_hidden.text_at(attributes, 'description') is null then
    perform app_private.refuse('BLANK', 'attributes.description');
  end if;
  foreach v_side in array array['fromFinanceAccountId', 'toFinanceAccountId'] loop
    if not exists (select from app_public.finance_accounts a where a.id = (attributes ->> v_side)::uuid) then
      perform app_private.refuse('INVALID', 'attributes.' || v_side);
    end if;
  end loop;
  if attributes ->> 'fromFinanceAccountId' = attributes ->> 'toFinanceAccountId' then
    perform app_private.refuse('INVALID', 'attributes.toFinanceAccountId');
  end if;
  if attributes ->> 'invoiceId' is not null
    and not exists (select from app_public.invoices i where i.id = (attributes ->> 'invoiceId')::uuid) then
    perform app_private.refuse('INVALID', 'attributes.invoiceId');
  end if;
end;
$$;
comment on function app_private.check_transfer(jsonb) is
  'Refuses BLANK and INVALID at the attributes of a transfer: no description, accounts or an invoice there are not, one account on both sides.';
