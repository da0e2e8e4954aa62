-- The number leaves encrypted: only the worker has the key that opens it. Definer because the worker holds no table.
create or replace function app_private.salary_slip_payload(slip_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'accountId', s.account_id,
    'document', d.payload || jsonb_build_object('yearToDate', s.year_to_date),
    'personalNumber', encode(n.number_encrypted, 'base64'),
    'fileId', s.pdf_document_id
  )
  from app_public.salary_slips s
    join app_private.salary_slip_documents d on d.salary_slip_id = s.id
    left join app_private.personal_numbers n on n.freelance_profile_id = s.freelance_profile_id
  where s.id = slip_id and s.issued_at is not null
$$;
comment on function app_private.salary_slip_payload(uuid) is
  'Everything the PDF of an issued salary slip needs: its content, and the encrypted national number; null before it '
  'is issued.';
grant execute on function app_private.salary_slip_payload(uuid) to app_worker;
