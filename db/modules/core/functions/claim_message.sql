-- Definer because the worker writes no table. Sending takes at most 30 seconds, so a claim older than 60 is dead; until
-- then two runs of one job, as after a lost connection, do not both send. A run can die between the server's
-- confirmation and its record. Then the mail is sent again, under the same Message-ID: losing an invoice or a sign-in
-- link would be worse than a second copy, which mail programs show once.
create or replace function app_private.claim_message(purpose text, about_id uuid, recipient text) returns text
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_hash bytea := app_private.recipient_hash(recipient);
begin
  -- The placeholder of an erased address.
  if recipient ilike '%@slettet.invalid' then
    return 'NOBODY';
  end if;
  insert into app_private.sent_messages as m (purpose, about_id, recipient_sha256)
  values (claim_message.purpose, claim_message.about_id, v_hash)
  on conflict on constraint sent_messages_purpose_about_id_recipient_sha256_key do update set claimed_at = now()
    where m.sent_at is null and m.claimed_at < now() - interval '60 seconds';
  if found then
    return 'SEND';
  end if;
  return (
    select case when m.sent_at is null then 'UNDER_WAY' else 'SENT' end
    from app_private.sent_messages m
    where m.purpose = claim_message.purpose and m.about_id = claim_message.about_id and m.recipient_sha256 = v_hash
  );
end;
$$;
comment on function app_private.claim_message(text, uuid, text) is
  'Whether a message is to be sent now: SEND, SENT before, UNDER_WAY in another run, or to NOBODY because the address '
  'is erased. After SEND, the caller reports by record_message or release_message.';
grant execute on function app_private.claim_message(text, uuid, text) to app_worker;
