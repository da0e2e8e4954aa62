create or replace function app_private.check_person(
  attributes jsonb, number_fingerprint bytea, path text default 'attributes'
) returns void
language plpgsql volatile
as $$
declare
  v_number text := app_hidden.text_at(attributes, 'personalNumber');
begin
  perform app_private.refuse_blanks(attributes, array['firstName', 'lastName'], path);
  if v_number is null and number_fingerprint is null then
    perform app_private.refuse('BLANK', path || '.personalNumber');
  else
    perform app_private.refuse_unfit_number(v_number, number_fingerprint, path || '.personalNumber');
  end if;
end;
$$;
comment on function app_private.check_person(jsonb, bytea, text) is
  'Refuses a person without a name, or without a valid Norwegian or Swedish personal number that is new to the '
  'account and matches their e-ID. A number that is absent is taken from the e-ID.';
grant execute on function app_private.check_person(jsonb, bytea, text) to app_user;
