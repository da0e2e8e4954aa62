-- Paths that are not allowed are not read, regardless of the caller.
create or replace function app_private.template_values(entity text, id uuid, paths text[]) returns jsonb
language plpgsql stable
as $$
declare
  v_values jsonb;
  v_parts text := (
    select string_agg(
      format('jsonb_build_object(%L, jsonb_build_object(''kind'', %L::text, ''value'', %s))', s.path, s.kind, s.expression), ' || '
    )
    from app_private.template_fields(template_values.entity) s where s.path = any (paths)
  );
begin
  execute format('select %s from app_public.%I t where t.id = $1', coalesce(v_parts, quote_literal('{}') || '::jsonb'), entity)
    into v_values using id;
  return v_values;
end;
$$;
comment on function app_private.template_values(text, uuid, text[]) is
  'The allowed values of a row at the paths: {path: {kind, value}}; null when there is no such row.';
