-- The statement sent to a client about a period. Only definer functions write it, and it never changes except its
-- PDF and the state of its mail.
select app_private.begin_rules('app_public.client_statements');

create policy "members read their account's client statements" on app_public.client_statements for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.client_statements to app_user;

create trigger _400_freeze before update on app_public.client_statements
  for each row execute function app_private.tg__freeze(
    '{created_by,recipient,sending_at,attempted_at,sent_at,failed_at,failure,updated_at}', '{pdf_document_id}'
  );

comment on table app_public.client_statements is
'@personal kept
@prefix cst
@list
@defaultSort created_at desc
@section clients
@icon list-details
@label starts_on ends_on
The statement of a client for a period: what it was invoiced, credited and paid, and what is left. Amounts in minor units (øre).';
comment on constraint client_statements_client_id_account_id_fkey on app_public.client_statements is '@foreignFieldName statements';
comment on constraint client_statements_pdf_document_id_account_id_fkey on app_public.client_statements is '@backwardBehavior -*';
comment on constraint client_statements_created_by_fkey on app_public.client_statements is
'@fieldName author
@backwardBehavior -*';
comment on column app_public.client_statements.client_id is
'@filter
@listed
The client it is of.';
comment on column app_public.client_statements.starts_on is E'@listed\nThe first day.';
comment on column app_public.client_statements.ends_on is
'@sort
@listed
The last day: the balance is that at its end.';
comment on column app_public.client_statements.currency is E'@unlisted\nAlways NOK.';
comment on column app_public.client_statements.opening_minor is 'What the client owed before the first day, in øre; below 0 for what it was owed.';
comment on column app_public.client_statements.closing_minor is
  E'@listed\nWhat the client owed at the end of the last day, in øre; below 0 for what it was owed.';
comment on column app_public.client_statements.overdue_minor is E'@listed\nWhat of it was to be paid before the last day, in øre.';
comment on column app_public.client_statements.pdf_document_id is
'@file
@document
The statement as PDF.';
comment on column app_public.client_statements.created_by is E'@unlisted\nThe user who made it, who is notified when it cannot be delivered.';
comment on column app_public.client_statements.recipient is 'The e-mail address it is sent to; null while it is sent to none.';
comment on column app_public.client_statements.sending_at is 'When it was asked to be sent, UTC.';
comment on column app_public.client_statements.attempted_at is E'@unlisted\nWhen the last attempt began, UTC.';
comment on column app_public.client_statements.sent_at is E'@listed\nWhen the receiving side took it, UTC.';
comment on column app_public.client_statements.failed_at is 'When the sending was given up, UTC.';
comment on column app_public.client_statements.failure is 'Why it was given up.';
comment on column app_public.client_statements.created_at is E'@sort\nWhen it was made, UTC.';
