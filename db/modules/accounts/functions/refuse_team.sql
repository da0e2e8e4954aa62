create or replace function app_private.refuse_team(attributes jsonb, path text) returns void
language plpgsql volatile
as $$
begin
  if coalesce(btrim(attributes ->> 'name'), '') = '' then
    perform app_private.refuse('BLANK', path || '.name');
  end if;
  if attributes ->> 'organizationNumber' is not null
    and not app_hidden.is_organization_number(attributes ->> 'organizationNumber') then
    perform app_private.refuse('INVALID', path || '.organizationNumber');
  end if;
end;
$$;
comment on function app_private.refuse_team(jsonb, text) is 'The refusals of a new team''s attributes: BLANK name, INVALID organisation number.';
