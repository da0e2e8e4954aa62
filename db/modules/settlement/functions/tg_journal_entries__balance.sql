-- The posting function looks first; this is for whatever else might write. A journal is written whole: entries that come later
-- to one that is there are refused even where they sum to 0. The index is used however few entries there were when a session planned this.
create or replace function app_private.tg_journal_entries__balance() returns trigger
language plpgsql volatile
set enable_seqscan to off
as $$
begin
  if exists (
    select from added a group by a.journal_id
    having sum(a.amount_minor) <> 0
      or count(*) <> (select count(*) from app_public.journal_entries e where e.journal_id = a.journal_id)
  ) then
    raise exception 'the entries of a journal are inserted together and sum to 0' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end;
$$;
comment on function app_private.tg_journal_entries__balance() is 'Raises for entries that do not sum to 0 or that are added to a journal later.';
