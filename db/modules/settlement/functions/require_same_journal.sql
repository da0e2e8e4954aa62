-- The body of a journal is stored whole, so that the body itself is compared; a hash would not show the difference. A posting
-- moved to the first open day is compared by its original day, and accounts with an amount of 0 are no entries.
create or replace function app_private.require_same_journal(posting app_private.posting) returns app_public.journals
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_journal app_public.journals := (select j from app_public.journals j where j.key = posting.key);
begin
  if (
    posting.kind, posting.occurred_on, posting.invoice_id, posting.reverses_id, posting.description, posting.gross_salary_minor,
    posting.credit_note_id, (select jsonb_object_agg(a.key, a.value::bigint) from jsonb_each_text(posting.amounts) a where a.value <> '0')
  ) is distinct from (
    v_journal.kind, coalesce(v_journal.original_on, v_journal.occurred_on), v_journal.invoice_id, v_journal.reverses_id,
    v_journal.description, v_journal.gross_salary_minor, v_journal.credit_note_id,
    (select jsonb_object_agg(e.finance_account_id, e.amount_minor) from app_public.journal_entries e where e.journal_id = v_journal.id)
  ) then
    raise exception 'journal % was posted with other contents', posting.key using errcode = 'integrity_constraint_violation';
  end if;
  return v_journal;
end;
$$;
comment on function app_private.require_same_journal(app_private.posting) is
  'The journal posted under the key of a posting; raises where its body, which is all but its id, is another.';
