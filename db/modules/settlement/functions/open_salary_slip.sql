-- The PDF contains a national number. Definer because no role may write events; open_document() checks the operator's
-- role.
create or replace function app_public.open_salary_slip(input jsonb) returns app_public.salary_slips
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_slip constant app_public.salary_slips := app_private.open_document(null::app_public.salary_slips, input, 'open_salary_slip');
begin
  perform app_private.record_event('salary_slips', v_slip.id, v_slip.account_id, 'OPENED', null);
  return v_slip;
end;
$$;
comment on function app_public.open_salary_slip(jsonb) is
'@actors OPERATOR_FINANCE
@offeredWhile pdf_document_id set
Opens the PDF of a salary slip for ten minutes, which is recorded. Operators with FINANCE. UNAUTHORIZED, also on an '
  'account of their own; INVALID id; INVALID_ACTION: it is not rendered yet; at code AUTH_LEVEL_2_REQUIRED, '
  'INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.open_salary_slip(jsonb) to app_operator;
