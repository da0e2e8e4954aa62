create or replace function app_private.refuse_blank_names(attributes jsonb) returns void
language plpgsql volatile
as $$
begin
  if coalesce(btrim(attributes ->> 'firstName'), '') = '' then
    perform app_private.refuse('BLANK', 'attributes.firstName');
  end if;
  if coalesce(btrim(attributes ->> 'lastName'), '') = '' then
    perform app_private.refuse('BLANK', 'attributes.lastName');
  end if;
end;
$$;
comment on function app_private.refuse_blank_names(jsonb) is 'Refuses BLANK for a first or last name that is missing or only spaces.';
