-- Whoever read an older wording has not agreed to this one.
create or replace function app_private.check_agreement(attributes jsonb) returns void
language plpgsql volatile
as $$
begin
  if app_hidden.text_at(attributes, 'agreementVersion') <> (app_public.freelance_agreement()).version then
    perform app_private.refuse('INCLUSION', 'attributes.agreementVersion');
  end if;
end;
$$;
comment on function app_private.check_agreement(jsonb) is 'Refuses INCLUSION for a version of the agreement that is not the present one.';
grant execute on function app_private.check_agreement(jsonb) to app_user;
