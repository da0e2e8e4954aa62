-- Definer because the worker holds no table. Where people are reached is read fresh. Each sending has an id of its own, since a message is
-- sent once for each id.
create or replace function app_private.client_statement_payload(statement_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'accountId', s.account_id, 'document', d.payload, 'recipient', s.recipient,
    'sendingId', md5(s.id::text || extract(epoch from s.sending_at))::uuid, 'attemptedAt', s.attempted_at,
    'isToBeSent', s.sending_at is not null and s.sent_at is null and coalesce(s.failure, 'GIVEN_UP') = 'GIVEN_UP',
    'freelancer', app_private.draw_freelancer(s.account_id, s.created_by, c.freelance_profile_id),
    'pdf', case when f.id is not null then
      jsonb_build_object('fileId', f.id, 'filename', f.filename, 'storageKey', f.storage_key)
    end
  )
  from app_public.client_statements s
    join app_private.client_statement_documents d on d.client_statement_id = s.id
    join app_public.clients c on c.id = s.client_id
    left join app_public.files f on f.id = s.pdf_document_id
  where s.id = $1
$$;
comment on function app_private.client_statement_payload(uuid) is 'Everything the PDF and the mail of a statement need; null when there is none.';
grant execute on function app_private.client_statement_payload(uuid) to app_worker;
