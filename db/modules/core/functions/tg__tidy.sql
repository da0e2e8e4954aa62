-- The last check: whatever writes a row, a mutation, the console, an import or the worker, its texts are tidied. An
-- update tidies only changed columns: an old row whose text only looks like another row's can still be changed in other
-- ways. A text without visible characters is empty.
create or replace function app_private.tg__tidy() returns trigger
language plpgsql volatile
as $$
declare
  v_row constant jsonb := to_jsonb(new);
  v_before constant jsonb := case tg_op when 'UPDATE' then to_jsonb(old) end;
  v_country constant text := coalesce(v_row ->> 'country', v_row ->> 'country_code');
  v_changes jsonb;
  v_column text;
  v_given jsonb;
  v_tidy jsonb;
begin
  for v_column in
    select c from unnest(tg_argv) c where v_row -> c <> 'null' and (v_before is null or v_row -> c <> v_before -> c)
  loop
    v_given := v_row -> v_column;
    v_tidy := case jsonb_typeof(v_given)
      when 'string' then to_jsonb(app_hidden.tidy_field(v_column, v_given #>> '{}', v_country)) else app_hidden.tidied(v_given)
    end;
    if v_tidy <> v_given then
      v_changes := coalesce(v_changes, '{}') || jsonb_build_object(v_column, case when v_tidy <> '""' then v_tidy end);
    end if;
  end loop;
  if v_changes is not null then
    new := jsonb_populate_record(new, v_changes);
  end if;
  return new;
end;
$$;
comment on function app_private.tg__tidy() is 'Keeps the texts of the columns it is given tidy.';
