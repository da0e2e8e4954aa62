create or replace function app_private.redacted(entry jsonb, rules text[]) returns jsonb
language plpgsql immutable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_rule text;
  v_column text;
begin
  foreach v_rule in array rules loop
    v_column := regexp_replace(v_rule, '^masked:', '');
    if entry ->> v_column is not null then
      entry := entry || jsonb_build_object(v_column, '•••' || case
        when v_rule like 'masked:%' and length(entry ->> v_column) >= 8 then right(entry ->> v_column, 4) else ''
      end);
    end if;
  end loop;
  return entry;
end;
$$;
comment on function app_private.redacted(jsonb, text[]) is
  'A row with the columns that rules name hidden: wholly, or all but the last four characters for masked:column.';
