create or replace function app_private.require_same_journal(key text, occurred_on date, amounts jsonb) returns app_public.journals
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_journal app_public.journals := (select j from app_public.journals j where j.key = require_same_journal.key);
begin
  if coalesce(v_journal.original_on, v_journal.occurred_on) <> occurred_on or amounts <> (
    select jsonb_object_agg(e.finance_account_id, e.amount_minor) from app_public.journal_entries e where e.journal_id = v_journal.id
  ) then
    raise exception 'journal % was posted with other entries', key using errcode = 'integrity_constraint_violation';
  end if;
  return v_journal;
end;
$$;
comment on function app_private.require_same_journal(text, date, jsonb) is
  'The journal posted under a key; raises where its day or its entries are others.';
