-- A person who goes takes their name along, also out of a history. The setting is made by the house's own
-- function, within its transaction; that nobody else may write here is said by the grants.
create or replace function app_private.tg__append_only() returns trigger
language plpgsql volatile
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') and app_private.is_erasing() then
    return null;
  end if;
  raise exception '% only grows: a row is never changed or removed', tg_table_name using errcode = 'integrity_constraint_violation';
end;
$$;
comment on function app_private.tg__append_only() is
  'Refuses every update, delete and truncate, for the owner too, but for the erasing of what is personal.';
