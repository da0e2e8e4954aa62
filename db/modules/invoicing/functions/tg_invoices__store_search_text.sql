create or replace function app_private.tg_invoices__store_search_text() returns trigger
language plpgsql volatile
as $$
begin
  new.search_text := app_hidden.search_text(
    new.document_number, new.kid, new.buyer_reference, new.order_reference,
    (select c.name from app_public.clients c where c.id = new.client_id)
  );
  return new;
end;
$$;
comment on function app_private.tg_invoices__store_search_text() is 'Keeps the words an invoice is found by, the client''s name among them.';
grant execute on function app_private.tg_invoices__store_search_text() to app_user, app_operator, app_worker;
