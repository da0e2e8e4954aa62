-- The index is used even by a session that planned this while there were few entries: a file of the bank posts thousands of journals
-- in one transaction, and would read all their entries for each.
create or replace function app_private.tg_journals__require_entries() returns trigger
language plpgsql volatile
set enable_seqscan to off
as $$
begin
  if coalesce((select sum(e.amount_minor) from app_public.journal_entries e where e.journal_id = new.id), 1) <> 0 then
    raise exception 'journal % has no entries that sum to 0', new.key using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end;
$$;
comment on function app_private.tg_journals__require_entries() is 'Raises at commit for a journal without entries, or with entries that do not sum to 0.';
