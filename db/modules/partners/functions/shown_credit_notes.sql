create or replace function app_public.shown_credit_notes() returns setof app_public.partnered_credit_notes
language sql stable
as $$
  select n.* from app_public.partnered_credit_notes n where n.account_id = app_hidden.current_account_id()
$$;
comment on function app_public.shown_credit_notes() is
'@list shownCreditNotes
The data of the current account''s credit notes that teams see, row by row.';
grant execute on function app_public.shown_credit_notes() to app_user;
