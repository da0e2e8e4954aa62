create or replace function app_private.refuse_unless_draft(invoice app_public.invoices) returns void
language plpgsql volatile
as $$
begin
  if invoice.status in ('PUBLISHED', 'RESOLVED', 'NULLIFIED') then
    perform app_private.refuse('INVOICE_PUBLISHED');
  elsif invoice.status <> 'DRAFT' then
    perform app_private.refuse('INVOICE_SUBMITTED');
  end if;
end;
$$;
comment on function app_private.refuse_unless_draft(app_public.invoices) is
  'Refuses INVOICE_SUBMITTED, or INVOICE_PUBLISHED from publication on.';
grant execute on function app_private.refuse_unless_draft(app_public.invoices) to app_user;
