create or replace function app_private.check_team(attributes jsonb, path text) returns void
language plpgsql volatile
as $$
begin
  perform app_private.refuse_blanks(attributes, array['name'], path);
  if attributes ->> 'organizationNumber' is not null
    and not app_hidden.is_organization_number(attributes ->> 'organizationNumber') then
    perform app_private.refuse('INVALID', path || '.organizationNumber');
  end if;
end;
$$;
comment on function app_private.check_team(jsonb, text) is 'Refuses all that is wrong with a new team: BLANK name, INVALID organisation number.';
