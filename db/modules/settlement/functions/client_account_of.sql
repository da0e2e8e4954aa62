-- Only an account from which all of the money came is believed; a foreign or mistyped one waits for an operator.
create or replace function app_private.client_account_of(invoice_id uuid, out account_number text, out payee_name text)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  with payers as (
    select app_hidden.account_number_read(t.payer_account, 'NOK') as number, t.payer_name as name, p.paid_on
    from app_public.payments p
      left join app_public.bank_transactions t on t.id = p.bank_transaction_id and not t.is_reversal
    where p.invoice_id = client_account_of.invoice_id and p.reverses_id is null
      and not exists (select from app_public.payments r where r.reverses_id = p.id)
  )
  select
    (
      select min(p.number) from payers p
      having count(*) = count(p.number) and count(distinct p.number) = 1 and bool_and(app_hidden.is_bank_account_number(p.number))
    ),
    coalesce((select nullif(btrim(p.name), '') from payers p where p.name is not null order by p.paid_on desc limit 1), c.name)
  from app_public.invoices i join app_public.clients c on c.id = i.client_id
  where i.id = client_account_of.invoice_id
$$;
comment on function app_private.client_account_of(uuid) is
  'The account that the payments of an invoice came from, null unless the bank has reported the same Norwegian '
  'account for all of them, and the name of the payer, else of the client.';
