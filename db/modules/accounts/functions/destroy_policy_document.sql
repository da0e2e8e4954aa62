-- Its file is deleted too. Definer because no role may delete files directly.
create or replace function app_public.destroy_policy_document(input jsonb) returns app_public.policy_documents
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_document app_public.policy_documents;
begin
  perform app_private.require_owner_or_admin();
  if not exists (
    select from app_public.policy_documents d where d.id = (input ->> 'id')::uuid and d.account_id = app_hidden.current_account_id() for no key update
  ) then
    perform app_private.refuse('DOCUMENT_NOT_FOUND', 'id');
    perform app_private.stop_if_refused();
  end if;
  v_document := app_private.delete_row(v_document, (input ->> 'id')::uuid);
  perform app_private.forget_file(v_document.file_id);
  perform app_private.record_event('policy_documents', v_document.id, v_document.account_id, 'REMOVED', null);
  return v_document;
end;
$$;
comment on function app_public.destroy_policy_document(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
Removes a policy document of the account. DOCUMENT_NOT_FOUND: there is none such; UNAUTHORIZED.';
grant execute on function app_public.destroy_policy_document(jsonb) to app_user;
