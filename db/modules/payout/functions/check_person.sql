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
  'Refuses a person without name, or without a Norwegian or Swedish personal number that is right, new to the account '
  'and no other than their e-ID says. A number that is not written is the e-ID''s.';
grant execute on function app_private.check_person(jsonb, bytea, text) to app_user;
