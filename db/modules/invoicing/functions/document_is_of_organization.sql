create or replace function app_hidden.document_is_of_organization(document_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_private.documents o
      join app_public.invoices i on i.id = o.invoice_id
      join app_public.freelance_profiles p on p.id = i.freelance_profile_id
    where o.id = document_id and p.freelance_type = 'ORGANIZATION'
  )
$$;
comment on function app_hidden.document_is_of_organization(uuid) is
  'Condition of a transition: the invoice, or the one credited, is an organisation''s own, and it knows best whether it was paid or refunded.';
grant execute on function app_hidden.document_is_of_organization(uuid) to app_user, app_operator, app_worker;
