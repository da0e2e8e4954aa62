-- Called for nearly every field of a form: PL/pgSQL reuses its plan, while SQL would plan each call again.
create or replace function app_hidden.text_at(input jsonb, path text) returns text
language plpgsql immutable parallel safe
as $$
declare
  v_parts constant text[] := string_to_array(path, '.');
  v_field constant text := v_parts[cardinality(v_parts)];
  v_text constant text := input #>> v_parts;
  v_above text[];
begin
  if v_text is null or v_field not in ('postalCode', 'number') then
    return nullif(app_hidden.tidy_field(v_field, v_text), '');
  end if;
  v_above := trim_array(v_parts, 1);
  return nullif(app_hidden.tidy_field(
    v_field, v_text, coalesce(input #>> (v_above || '{country}'), input #>> (v_above || '{countryCode}'))
  ), '');
end;
$$;
comment on function app_hidden.text_at(jsonb, text) is
  'The text at a dotted path of the input, tidied by the name of its field; null when blank or absent.';
grant execute on function app_hidden.text_at(jsonb, text) to app_visitor, app_user, app_operator, app_worker;
