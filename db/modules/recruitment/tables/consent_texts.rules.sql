-- The consent of applicants, in all its versions. The rows are part of a release (seeds/consent_texts.sql); a version
-- that has been consented to is never changed.
select app_private.begin_rules('app_public.consent_texts');

create policy "everybody reads what applicants agree to" on app_public.consent_texts for select to app_visitor, app_user using (true);
grant select on app_public.consent_texts to app_visitor, app_user;

comment on table app_public.consent_texts is
'@personal none
@prefix cns
@order version desc
@section settings
@icon writing-sign
@label version
The consent given with an application, verbatim. {team}, {job} and {months} are filled in for each.';
comment on column app_public.consent_texts.version is E'@listed\nWhich wording; the highest is the present one.';
comment on column app_public.consent_texts.text_nb is E'@longText\nThe wording in Norwegian.';
comment on column app_public.consent_texts.text_en is E'@longText\nThe wording in English.';
comment on column app_public.consent_texts.created_at is 'When the row was written, UTC.';
