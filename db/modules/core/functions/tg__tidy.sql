-- The last door: whoever writes a row, a mutation, the console, an import or the worker, its texts are kept tidy. Of a
-- change only what is written anew is looked at: a row from before, kept apart from one it looks like, can still be
-- changed in other ways. A text in which nothing was to be seen is none.
create or replace function app_private.tg__tidy() returns trigger
language plpgsql volatile
as $$
declare
  v_row constant jsonb := to_jsonb(new);
  v_before constant jsonb := case tg_op when 'UPDATE' then to_jsonb(old) end;
  v_given constant jsonb := (
    select jsonb_object_agg(c, v_row -> c) from unnest(tg_argv) c where v_before -> c is distinct from v_row -> c
  );
  v_tidy jsonb;
begin
  if v_given is null then
    return new;
  end if;
  v_tidy := (
    select jsonb_object_agg(key, case when value = '""' and v_given -> key <> '""' then 'null' else value end)
    from jsonb_each(app_hidden.tidied(v_given || jsonb_build_object('country_code', v_row -> 'country_code')))
    where v_given ? key
  );
  if v_tidy <> v_given then
    new := jsonb_populate_record(new, v_tidy);
  end if;
  return new;
end;
$$;
comment on function app_private.tg__tidy() is 'Keeps the texts of the columns it is given tidy.';
