create or replace function app_private.tg_credit_notes__store_search_text() returns trigger
language plpgsql volatile
as $$
begin
  new.search_text := app_hidden.search_text(
    new.document_number, (select i.document_number from app_public.invoices i where i.id = new.invoice_id),
    (select c.name from app_public.clients c where c.id = new.client_id)
  );
  return new;
end;
$$;
comment on function app_private.tg_credit_notes__store_search_text() is
  'Keeps the words a credit note is found by: its number, its invoice''s and the client''s name.';
