-- Opening a person's documents is logged first. Operators with an interest open them to reject, which only protects. Definer
-- because no role may write events directly; the caller's rights on the person are checked here.
create or replace function app_public.open_job_check_documents(input jsonb) returns app_public.job_checks
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_check app_public.job_checks;
  v_papers app_public.job_check_papers;
  v_is_operator boolean := app_hidden.current_operator_role() is not null;
  v_may_look boolean;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_inspector();
  select c.* into v_check from app_public.job_checks c
  where c.id = (input ->> 'id')::uuid and (v_is_operator or c.partner_account_id = app_hidden.current_account_id());
  v_may_look := case when v_is_operator
    then v_check.job_check_type <> 'CRIMINAL_RECORD' and 'OPERATOR_REVIEW' = any (app_hidden.current_actors())
    else v_check.id = any (app_hidden.inspected_check_ids())
  end;
  if v_check.id is null then
    perform app_private.refuse('INVALID', 'id');
  elsif v_check.status <> 'IN_REVIEW' then
    perform app_private.refuse('INVALID_ACTION');
  elsif not v_may_look then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
  perform app_private.stop_if_refused();
  select p.* into v_papers from app_public.job_check_papers p where p.job_check_id = v_check.id;
  if v_papers.first_file_id is null then
    perform app_private.refuse('INVALID_ACTION');
    perform app_private.stop_if_refused();
  end if;

  perform app_private.open_private_file(v_papers.first_file_id, v_check.partner_account_id);
  perform app_private.open_private_file(v_papers.second_file_id, v_check.partner_account_id);
  perform app_private.record_event(
    'job_checks', v_check.id, v_check.account_id, 'OPENED', v_check.status::text, '{}', v_check.partner_account_id
  );
  return v_check;
end;
$$;
comment on function app_public.open_job_check_documents(jsonb) is
'@impersonated refused
@actors OPERATOR_REVIEW
Opens the submitted material of a check for ten minutes, which is recorded. For members with the access its kind '
  'requires, and operators with REVIEW, except criminal records. INVALID id; INVALID_ACTION: there is no material, or '
  'no longer; UNAUTHORIZED.';
grant execute on function app_public.open_job_check_documents(jsonb) to app_user, app_operator;
