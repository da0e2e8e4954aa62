-- Internal notes of those who handle an application. They belong to the team: the applicant never reads them, nor do
-- operators, and the audit trail excludes their text. They are deleted with the application.
select app_private.begin_rules('app_public.job_application_notes', array['body']);

create policy "members who handle an application read its notes" on app_public.job_application_notes for select to app_user
  using (
    partner_account_id = (select app_hidden.current_account_id())
    and exists (
      select from app_public.job_applications a
      where a.id = job_application_id and a.partner_account_id = (select app_hidden.current_account_id())
    )
  );
create policy "members who handle an application add notes" on app_public.job_application_notes for insert to app_user
  with check (
    partner_account_id = (select app_hidden.current_account_id()) and created_by = (select app_hidden.current_user_id())
    and exists (
      select from app_public.job_applications a
      where a.id = job_application_id and a.partner_account_id = (select app_hidden.current_account_id())
    )
  );
create policy "who wrote a note changes it" on app_public.job_application_notes for update to app_user
  using (partner_account_id = (select app_hidden.current_account_id()) and created_by = (select app_hidden.current_user_id()));
create policy "who wrote a note takes it away, and so do owners and admins" on app_public.job_application_notes for delete to app_user
  using (
    partner_account_id = (select app_hidden.current_account_id())
    and (created_by = (select app_hidden.current_user_id()) or (select app_hidden.can_manage()))
  );
grant select, insert (account_id, partner_account_id, job_application_id, created_by, body), update (body), delete
  on app_public.job_application_notes to app_user;
revoke select on app_public.job_application_notes from app_operator;
grant select (id, account_id, partner_account_id, job_application_id, created_by, created_at, updated_at)
  on app_public.job_application_notes to app_operator;

comment on table app_public.job_application_notes is
'@personal removed
@prefix ano
@list
@defaultSort created_at desc
@section recruitment
@hide
@icon note
A team''s internal note about an application.';
comment on constraint job_application_notes_account_id_fkey on app_public.job_application_notes is
'@backwardBehavior -*
The applicant''s own account.';
comment on constraint job_application_notes_partner_account_id_fkey on app_public.job_application_notes is
'@fieldName partnerAccount
@backwardBehavior -*
The team.';
comment on constraint job_application_notes_job_application_id_fkey on app_public.job_application_notes is
'@fieldName jobApplication
@backwardBehavior -*
@notNull
The application.';
comment on constraint job_application_notes_created_by_fkey on app_public.job_application_notes is
'@fieldName author
@backwardBehavior -*
Who wrote it.';
comment on column app_public.job_application_notes.account_id is E'@unlisted\nThe applicant''s own account.';
comment on column app_public.job_application_notes.partner_account_id is E'@unlisted\nThe team whose note it is.';
comment on column app_public.job_application_notes.job_application_id is E'@filter\nThe application.';
comment on column app_public.job_application_notes.created_by is 'Who wrote it.';
comment on column app_public.job_application_notes.body is E'@longText\nThe text, at most 4 000 characters.';
comment on column app_public.job_application_notes.created_at is E'@sort\nWhen it was written, UTC.';
