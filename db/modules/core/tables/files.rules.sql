-- Stored bytes: receipts, documents, pictures. A row is made by register_file() only, or by the function that receives mail.
select app_private.begin_rules('app_public.files');

create policy "members read their account's files" on app_public.files for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.files to app_user;

create policy "what is for owners and admins is seen by no other member" on app_public.files as restrictive for select to app_user
  using (not is_for_managers or (select app_hidden.can_manage()));

-- Documents of identity. An operator's access requires an event, which logs it.
create policy "impersonating operators do not see private files" on app_public.files as restrictive for select to app_user
  using (not is_private or (select app_hidden.current_administrator_id()) is null);
create policy "operators see what is private for ten minutes after they opened it" on app_public.files
  as restrictive for select to app_operator
  using (
    not is_private or exists (
      select from app_public.events e
      where e.entity = 'files' and e.entity_id = files.id and e.event_type = 'OPENED'
        and e.user_id = (select app_hidden.current_user_id()) and e.occurred_at > now() - interval '10 minutes'
    )
  );

create policy "a partner sees what they opened for ten minutes" on app_public.files for select to app_user
  using (
    is_private and exists (
      select from app_public.events e
      where e.entity = 'files' and e.entity_id = files.id and e.event_type = 'OPENED'
        and e.partner_account_id = (select app_hidden.current_account_id())
        and e.user_id = (select app_hidden.current_user_id()) and e.occurred_at > now() - interval '10 minutes'
    )
  );

comment on table app_public.files is
'@personal kept
@name Attachment
@prefix fil
@section system
@icon folder
@label filename
A stored file. Its paths are signed links that work for ten minutes.';
comment on column app_public.files.account_id is E'@points accounts\nThe account it belongs to; null for the product''s own.';
comment on column app_public.files.filename is 'The name it was given, at most 255 characters.';
comment on column app_public.files.content_type is 'The media type, sniffed from the bytes.';
comment on column app_public.files.byte_size is E'@holds bytes\nSize in bytes.';
comment on column app_public.files.sha256 is E'@behavior -*\nHash of the bytes.';
comment on column app_public.files.storage_key is E'@behavior -*\nThe storage key of the bytes.';
comment on column app_public.files.thumb_storage_key is E'@behavior -*\nThe storage key of the thumbnail.';
comment on column app_public.files.is_private is
  'Whether it identifies a person: visible to themselves, and to others only after opening it, which is logged.';
comment on column app_public.files.is_for_managers is
  E'@behavior -*\nWhether only owners and administrators of the account see it, as a receipt that came by mail until it is on an invoice.';
comment on column app_public.files.created_by is E'@points users\nThe user who uploaded it.';
comment on column app_public.files.created_at is 'When, UTC.';
