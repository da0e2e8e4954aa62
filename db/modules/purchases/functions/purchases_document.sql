-- Definer because the document is the seller's. The purchase is looked up again under the rules of its table: the given row is
-- not trusted.
create or replace function app_public.purchases_document(purchase app_public.purchases) returns app_public.public_invoice
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.draw_public_invoice(i)
  from app_public.purchases p join app_public.invoices i on i.id = p.invoice_id
  where p.id = purchase.id and app_hidden.is_within_reach(p.account_id)
    and p.buyer_organization_number = app_hidden.buyer_number()
$$;
comment on function app_public.purchases_document(app_public.purchases) is
  'The document as the buyer sees it, with its lines and how to pay.';
grant execute on function app_public.purchases_document(app_public.purchases) to app_user;
