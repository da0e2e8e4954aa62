-- Erasure removes a person's name also from append-only history. The setting is made by an internal function, within
-- its transaction; grants keep all roles from writing here.
create or replace function app_private.tg__append_only() returns trigger
language plpgsql volatile
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') and app_private.is_erasing() then
    return null;
  end if;
  raise exception '% is append-only: rows cannot be changed or deleted', tg_table_name using errcode = 'integrity_constraint_violation';
end;
$$;
comment on function app_private.tg__append_only() is
  'Refuses every update, delete and truncate, for the owner too, except to erase personal data.';
