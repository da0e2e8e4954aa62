-- Opening a person's document is logged first. On their own account operators open it to reject, which only protects.
-- Definer because no role may write events directly; the operator's role is checked here.
create or replace function app_public.open_identity_pictures(input jsonb) returns app_public.identity_verifications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_verification app_public.identity_verifications;
begin
  select v.* into v_verification from app_public.identity_verifications v where v.id = (input ->> 'id')::uuid;
  if coalesce(app_hidden.current_operator_role(), '') not in ('REVIEW', 'ADMIN') then
    perform app_private.refuse('UNAUTHORIZED');
  elsif v_verification.id is null then
    perform app_private.refuse('INVALID', 'id');
  elsif v_verification.pictures_erased_at is not null then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();

  perform app_private.open_private_file(v_verification.front_file_id);
  perform app_private.open_private_file(v_verification.back_file_id);
  perform app_private.record_event(
    'identity_verifications', v_verification.id, v_verification.account_id, 'OPENED', v_verification.status::text
  );
  return v_verification;
end;
$$;
comment on function app_public.open_identity_pictures(jsonb) is
'@actors OPERATOR_REVIEW
Opens the pictures of a person''s document for ten minutes, and logs it. Operators with REVIEW. INVALID: there is '
  'none such; INVALID_ACTION: the pictures are erased; UNAUTHORIZED.';
grant execute on function app_public.open_identity_pictures(jsonb) to app_operator;
