-- A log of every change to every audited table. Operators read it, only the audit trigger writes it, and it is
-- append-only.
select app_private.begin_rules('app_public.audit_entries', is_audited => false);

comment on table app_public.audit_entries is
'@personal kept
@prefix aud
@auditTrail
@icon history
@section system 90
@label table_name
Every change to every row: actor, time, before and after. Append-only.';
comment on column app_public.audit_entries.table_name is E'@holds table\nThe table that changed.';
comment on column app_public.audit_entries.row_id is
'@holds row
@listed
The row that changed.';
comment on column app_public.audit_entries.operation is 'INSERT, UPDATE or DELETE.';
comment on column app_public.audit_entries.actor is 'The name of the actor at that time.';
comment on column app_public.audit_entries.actor_kind is 'A person, an operator or the worker.';
comment on column app_public.audit_entries.user_id is
'@points users
@unlisted
The user on whose behalf it was done.';
comment on column app_public.audit_entries.session_id is
'@points sessions
@unlisted
The session in which it was done.';
comment on column app_public.audit_entries.administrator_id is
'@points operators
@unlisted
The operator who impersonated the user.';
comment on column app_public.audit_entries.before is 'The columns before; for an update those that changed. Secrets are shown as dots.';
comment on column app_public.audit_entries.after is 'The columns after; for an update those that changed. Secrets are shown as dots.';
comment on column app_public.audit_entries.changed_at is 'When, UTC.';
