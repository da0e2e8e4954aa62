create or replace function app_hidden.invoice_is_of_organization(invoice_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.invoices i join app_public.freelance_profiles p on p.id = i.freelance_profile_id
    where i.id = invoice_id and p.freelance_type = 'ORGANIZATION'
  )
$$;
comment on function app_hidden.invoice_is_of_organization(uuid) is
  'Condition of a transition: the invoice is an organisation''s own, and it knows best whether it was paid.';
grant execute on function app_hidden.invoice_is_of_organization(uuid) to app_user, app_operator, app_worker;
