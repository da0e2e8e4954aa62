-- The posting functions move a journal to the first open day; this is for whatever else might write.
create or replace function app_private.tg_journals__refuse_closed() returns trigger
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_first_day constant date := app_private.first_open_day();
begin
  if exists (select from added a where a.occurred_on < v_first_day) then
    raise exception 'the books are closed before %', v_first_day using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end;
$$;
comment on function app_private.tg_journals__refuse_closed() is 'Raises for journals of a month that is closed.';
