-- Also columns that are added later stay as they are, unless the trigger names them.
create or replace function app_private.tg__freeze() returns trigger
language plpgsql volatile
as $$
declare
  v_free constant text[] := tg_argv[0];
  v_once constant text[] := tg_argv[1];
  v_old constant jsonb := to_jsonb(old);
  v_new constant jsonb := to_jsonb(new);
begin
  if v_new - v_free - v_once <> v_old - v_free - v_once
    or exists (select from unnest(v_once) c where v_old -> c <> 'null' and v_new -> c <> v_old -> c) then
    raise exception 'the contents of % cannot be changed', tg_table_name using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end;
$$;
comment on function app_private.tg__freeze() is
  'Refuses changes to the content of a document. Its arguments are the columns that may change, and those that may be set once.';
