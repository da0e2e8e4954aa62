create or replace function app_hidden.credit_note_is_of_organization(credit_note_id uuid) returns boolean
language sql stable
as $$
  select exists (select from app_public.credit_notes n where n.id = $1 and app_hidden.invoice_is_of_organization(n.invoice_id))
$$;
comment on function app_hidden.credit_note_is_of_organization(uuid) is
  'Condition of a transition: the invoice was an organisation''s own, and it knows best whether its client was refunded.';
grant execute on function app_hidden.credit_note_is_of_organization(uuid) to app_user, app_operator, app_worker;
