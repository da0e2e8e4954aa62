create or replace function app_private.post_journal(
  key text, kind app_public.journal_kind, occurred_on date, amounts jsonb,
  invoice_id uuid default null, reverses_id uuid default null, description text default null,
  gross_salary_minor bigint default null, credit_note_id uuid default null
) returns app_public.journals
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.post_journals(array[
    row(null, key, kind, occurred_on, amounts, invoice_id, reverses_id, description, gross_salary_minor, credit_note_id)::app_private.posting
  ]);
  return (select j from app_public.journals j where j.key = post_journal.key);
end;
$$;
comment on function app_private.post_journal(text, app_public.journal_kind, date, jsonb, uuid, uuid, text, bigint, uuid) is
  'Posts a journal, as post_journals() does, and returns it, or the existing one of its key.';
