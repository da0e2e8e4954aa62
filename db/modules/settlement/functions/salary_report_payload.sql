-- The number leaves encrypted: only the worker has the key that opens it. Definer because the worker holds no table.
create or replace function app_private.salary_report_payload(report_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'accountId', r.account_id, 'document', d.payload, 'personalNumber', encode(n.number_encrypted, 'base64'), 'fileId', r.pdf_document_id
  )
  from app_public.salary_reports r
    join app_private.salary_report_documents d on d.salary_report_id = r.id
    left join app_private.personal_numbers n on n.freelance_profile_id = r.freelance_profile_id
  where r.id = report_id
$$;
comment on function app_private.salary_report_payload(uuid) is
  'Everything the PDF of a salary report needs: its content, and the encrypted national number.';
grant execute on function app_private.salary_report_payload(uuid) to app_worker;
