-- Consent to an older version of the text does not count for this one.
create or replace function app_private.check_agreement(attributes jsonb, is_required boolean default false) returns void
language plpgsql volatile
as $$
declare
  v_version text := app_hidden.text_at(attributes, 'agreementVersion');
begin
  if v_version is null and is_required then
    perform app_private.refuse('BLANK', 'attributes.agreementVersion');
  elsif v_version <> (app_public.freelance_agreement()).version then
    perform app_private.refuse('DOCUMENT_NOT_FOUND', 'attributes.agreementVersion');
  end if;
end;
$$;
comment on function app_private.check_agreement(jsonb, boolean) is
  'Refuses DOCUMENT_NOT_FOUND for a version of the agreement that is not the present one, and BLANK where it is '
  'required.';
grant execute on function app_private.check_agreement(jsonb, boolean) to app_user;
