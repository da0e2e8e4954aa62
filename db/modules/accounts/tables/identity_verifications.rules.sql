-- Identification by a document that an operator reviews, where no e-ID is available. The row belongs to the person's
-- own account, so that their teams have no access. No role writes it directly: it is created with private pictures, and
-- decided by an operator who has opened them.
select app_private.begin_rules('app_public.identity_verifications');

create policy "people see what they have sent of their own documents" on app_public.identity_verifications for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.identity_verifications to app_user;

create trigger _500_forget_files after delete on app_public.identity_verifications for each row
  execute function app_private.tg__forget_files('front_file_id', 'back_file_id');

comment on table app_public.identity_verifications is
'@actions admin
@personal removed
@prefix idv
@list
@order created_at desc
@search user.search_text
@section people
@icon id
@label person_name
A picture of a passport or a driving licence, by which an operator sees who a person is. It counts for being enrolled; invoicing as a person takes an e-ID.';
comment on constraint identity_verifications_account_id_fkey on app_public.identity_verifications is
'@foreignFieldName identityVerifications
The documents the person has shown.';
comment on column app_public.identity_verifications.id is 'Key.';
comment on constraint identity_verifications_user_id_fkey on app_public.identity_verifications is '@notNull';
comment on column app_public.identity_verifications.account_id is E'@unlisted\nThe person''s own account.';
comment on column app_public.identity_verifications.user_id is E'@unlisted\nThe person.';
comment on column app_public.identity_verifications.status is E'@filter\nWhether it shows who they are. Changes only as the transitions allow.';
comment on column app_public.identity_verifications.document is
'@filter
@decides
Which document it is: a PASSPORT, or a DRIVERS_LICENSE with both sides.';
comment on column app_public.identity_verifications.front_file_id is
'@file
@unlisted
The page with the photo. Private: an operator must open it first, which is recorded. Deleted 14 days after the '
  'decision.';
comment on column app_public.identity_verifications.back_file_id is
'@file
@unlisted
The other side of a driving licence; private, and deleted with the front.';
comment on column app_public.identity_verifications.rejection_reason is E'@longText\nWhy it was rejected; the person reads it.';
comment on column app_public.identity_verifications.decided_at is 'When an operator decided, UTC.';
comment on column app_public.identity_verifications.pictures_erased_at is E'@unlisted\nWhen the pictures were erased, UTC.';
comment on column app_public.identity_verifications.created_at is E'@sort\nWhen it was sent in, UTC.';
comment on type app_public.identity_verification_status is 'Whether a document shows who a person is.';
comment on type app_public.identity_document is 'A document that shows who a person is.';
