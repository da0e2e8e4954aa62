-- A team that is not there yet cannot have a number either that another has shown to be its own.
create or replace function app_private.check_team(attributes jsonb, path text) returns void
language plpgsql volatile
as $$
begin
  perform app_private.refuse_blanks(attributes, array['name'], path);
  perform app_private.refuse_organization(null, app_hidden.text_at(attributes, 'organizationNumber'), path || '.organizationNumber');
end;
$$;
comment on function app_private.check_team(jsonb, text) is
  'Refuses all that is wrong with a new team: BLANK name, INVALID organisation number, TAKEN when a verified team has it.';
