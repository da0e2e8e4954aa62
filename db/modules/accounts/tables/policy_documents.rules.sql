-- Policy documents of a team. Its members read them; owners and admins add and remove.
select app_private.begin_rules('app_public.policy_documents');

create policy "members read their account's policy documents" on app_public.policy_documents for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins add policy documents to their account" on app_public.policy_documents for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()));
grant select on app_public.policy_documents to app_user;
grant insert (account_id, file_id, created_by) on app_public.policy_documents to app_user;

comment on table app_public.policy_documents is
'@personal removed
@prefix pol
@order created_at desc
@section people
@icon file-certificate
@hide
@label created_at
Policies a team has agreed on in writing: PDF or Word.';
comment on constraint policy_documents_account_id_fkey on app_public.policy_documents is
'@foreignFieldName policyDocuments
The account''s policies in writing.';
comment on constraint policy_documents_created_by_fkey on app_public.policy_documents is '@behavior -*';
comment on column app_public.policy_documents.account_id is 'The team.';
comment on column app_public.policy_documents.file_id is E'@file\nThe PDF or Word document.';
comment on column app_public.policy_documents.created_by is E'@points users\nWho added it.';
comment on column app_public.policy_documents.created_at is 'When it was added, UTC.';
