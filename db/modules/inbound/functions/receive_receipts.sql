-- The server has verified the mail server's signature, judged the attachments and stored their bytes. An attachment that has come before is no
-- second receipt; one that was discarded waits again only if another message brings it, since mail servers deliver a message twice. The row of
-- its file is made here, since register_file() makes those of a user or the worker. Definer because the server's role has no user.
create or replace function app_private.receive_receipts(token text, message jsonb, files jsonb) returns text
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts := app_private.receipt_account(token);
  v_message_hash bytea := decode(message ->> 'hash', 'hex');
  v_sender text := left(app_hidden.tidy_text(message ->> 'sender'), 320);
  v_subject text := left(app_hidden.tidy_text(message ->> 'subject'), 300);
  v_file record;
  v_file_id uuid;
  v_ids uuid[] := '{}';
  v_id uuid;
begin
  if v_account.id is null then
    return 'UNKNOWN';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('receipts by mail of ' || v_account.id, 0));
  if app_private.is_receipt_mail_full(v_account.id, greatest(jsonb_array_length(files), 1)) then
    return 'FULL';
  end if;
  perform app_private.take_allowance('mailed_receipts', v_account.id, greatest(jsonb_array_length(files), 1));
  perform app_private.stop_if_refused();
  for v_file in
    select distinct on (f.content_hash) f.*
    from jsonb_to_recordset(files) f (
      filename text, content_type text, byte_size bigint, sha256 text, storage_key text, thumb_storage_key text, content_hash text,
      fault app_public.mailed_receipt_fault
    )
    where not exists (
      select from app_public.mailed_receipts m
      where m.account_id = v_account.id and m.content_hash = decode(f.content_hash, 'hex')
        and (m.discarded_at is null or m.message_hash = v_message_hash)
    )
  loop
    v_file_id := null;
    if v_file.fault is null then
      insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key, thumb_storage_key, is_for_managers)
      values (
        v_account.id, v_file.filename, v_file.content_type, v_file.byte_size, decode(v_file.sha256, 'hex'), v_file.storage_key,
        v_file.thumb_storage_key, true
      ) returning id into v_file_id;
    end if;
    insert into app_public.mailed_receipts as m (account_id, file_id, fault, filename, sender, subject, content_hash, message_hash)
    values (
      v_account.id, v_file_id, v_file.fault, v_file.filename, nullif(v_sender, ''), nullif(v_subject, ''), decode(v_file.content_hash, 'hex'),
      v_message_hash
    )
    on conflict (account_id, content_hash) do update set
      file_id = excluded.file_id, fault = excluded.fault, filename = excluded.filename, sender = excluded.sender, subject = excluded.subject,
      message_hash = excluded.message_hash, received_at = now(), discarded_at = null
    returning m.id into v_id;
    v_ids := v_ids || v_id;
  end loop;
  if v_ids <> '{}' then
    perform app_private.write_events('mailed_receipts', v_ids, v_account.id, 'RECEIVED', null, actor => 'Honorar', user_id => null);
  end if;
  return 'TAKEN';
end;
$$;
comment on function app_private.receive_receipts(text, jsonb, jsonb) is
  'Stores the attachments of a message as receipts that wait: TAKEN, also where all of them have come before; UNKNOWN for an address that is '
  'none now, FULL beyond the limits. Names, sender and subject are the sender''s own.';
grant execute on function app_private.receive_receipts(text, jsonb, jsonb) to app_authenticator;
