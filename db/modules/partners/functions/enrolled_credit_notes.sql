create or replace function app_public.enrolled_credit_notes() returns setof app_public.partnered_credit_notes
language sql stable
as $$
  select n.* from app_public.partnered_credit_notes n where n.partner_account_id = app_hidden.current_account_id()
$$;
comment on function app_public.enrolled_credit_notes() is
'@list partneredCreditNotes
@portal
@readers OWNER ADMIN
Credit notes to invoices that the current team is shown of those enrolled with it; for OWNER and ADMIN of a verified team.';
grant execute on function app_public.enrolled_credit_notes() to app_user;
