create or replace function app_private.tg__append_only() returns trigger
language plpgsql volatile
as $$
begin
  raise exception '% only grows: a row is never changed or removed', tg_table_name using errcode = 'integrity_constraint_violation';
end;
$$;
comment on function app_private.tg__append_only() is 'Refuses every update, delete and truncate, for the owner too.';
