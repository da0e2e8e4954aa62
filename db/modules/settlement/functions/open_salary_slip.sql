-- The PDF holds a national number. Definer because events are written by no hand, and which operators may is asked here.
create or replace function app_public.open_salary_slip(input jsonb) returns app_public.salary_slips
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_slip app_public.salary_slips := (select s from app_public.salary_slips s where s.id = (input ->> 'id')::uuid);
begin
  perform app_private.require_finance(input, 'open_salary_slip', v_slip.account_id);
  perform app_private.require_found(v_slip, 'id');
  perform app_private.open_document(v_slip.pdf_document_id);
  perform app_private.record_event('salary_slips', v_slip.id, v_slip.account_id, 'OPENED', null);
  return v_slip;
end;
$$;
comment on function app_public.open_salary_slip(jsonb) is
'@actors OPERATOR_FINANCE
@offeredWhile pdf_document_id set
Opens the PDF of a salary slip for ten minutes, which is put on record. Operators with FINANCE. UNAUTHORIZED, also on an account of '
  'their own; INVALID id; INVALID_ACTION: it is not drawn yet; at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.open_salary_slip(jsonb) to app_operator;
