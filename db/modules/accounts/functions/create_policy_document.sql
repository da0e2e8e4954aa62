-- The API has checked and stored the file; the input has its id. Row-level security shows only files of the caller's
-- account.
create or replace function app_public.create_policy_document(input jsonb) returns app_public.policy_documents
language plpgsql volatile
as $$
declare
  v_file_id uuid := (input #>> '{attributes,file}')::uuid;
  v_document app_public.policy_documents;
begin
  perform app_private.require_owner_or_admin();
  if v_file_id is null then
    perform app_private.refuse('BLANK', 'attributes.file');
  elsif not exists (
    select from app_public.files f where f.id = v_file_id and f.account_id = app_hidden.current_account_id()
  ) then
    perform app_private.refuse('INVALID', 'attributes.file');
  elsif (
    select count(*) >= 100 from app_public.policy_documents d where d.account_id = app_hidden.current_account_id()
  ) then
    perform app_private.refuse('TOO_BIG', 'attributes.file');
  end if;
  perform app_private.stop_if_refused();

  v_document := app_private.insert_row(v_document, jsonb_build_object('file', v_file_id, 'createdBy', app_hidden.current_user_id()));
  perform app_private.record_event('policy_documents', v_document.id, v_document.account_id, 'ADDED', null);
  return v_document;
end;
$$;
comment on function app_public.create_policy_document(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
Adds a policy document to the account: PDF or Word, at most 10 000 000 bytes. TOO_BIG or INVALID for the file, TOO_BIG beyond a hundred of them; UNAUTHORIZED.';
grant execute on function app_public.create_policy_document(jsonb) to app_user;
