create or replace function app_hidden.tidied(given jsonb, field text default '', country text default null) returns jsonb
language plpgsql immutable parallel safe
as $$
begin
  return case jsonb_typeof(given)
    when 'string' then to_jsonb(app_hidden.tidy_field(field, given #>> '{}', country))
    when 'array' then (
      select coalesce(jsonb_agg(app_hidden.tidied(value, field, country) order by place), '[]')
      from jsonb_array_elements(given) with ordinality t (value, place)
    )
    when 'object' then (
      select coalesce(jsonb_object_agg(key, app_hidden.tidied(
        value, key, coalesce(given ->> 'country', given ->> 'countryCode', given ->> 'country_code')
      )), '{}')
      from jsonb_each(given)
    )
    else given
  end;
end;
$$;
comment on function app_hidden.tidied(jsonb, text, text) is
  'The attributes of a form, or the columns of a row, with every text tidied by the name of its field.';
grant execute on function app_hidden.tidied(jsonb, text, text) to app_visitor, app_user, app_operator, app_worker;
