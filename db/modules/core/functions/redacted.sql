create or replace function app_private.redacted(entry jsonb, rule text) returns jsonb
language sql immutable
set search_path to pg_catalog, public, pg_temp
as $$
  select case
    when entry ->> c.name is null then entry
    else entry || jsonb_build_object(c.name, '•••' || case
      when rule like 'masked:%' and length(entry ->> c.name) >= 8 then right(entry ->> c.name, 4)
      else ''
    end)
  end
  from (select regexp_replace(rule, '^masked:', '')) c (name)
$$;
comment on function app_private.redacted(jsonb, text) is
  'A row with the column a rule names hidden: wholly, or all but the last four characters for masked:column.';
