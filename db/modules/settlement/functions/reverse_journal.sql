create or replace function app_private.reverse_journal(journal_id uuid, description text) returns app_public.journals
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.post_journal(
    'reverse:' || j.id, 'REVERSAL',
    coalesce((select coalesce(r.original_on, r.occurred_on) from app_public.journals r where r.key = 'reverse:' || j.id), app_hidden.today()),
    (select jsonb_object_agg(e.finance_account_id, -e.amount_minor) from app_public.journal_entries e where e.journal_id = j.id),
    j.invoice_id, j.id, reverse_journal.description, -j.gross_salary_minor, j.credit_note_id
  )
  from app_public.journals j where j.id = reverse_journal.journal_id
$$;
comment on function app_private.reverse_journal(uuid, text) is
  'Takes a journal back by another with its entries turned round, dated today: a posted journal is never changed. A second time '
  'gives the first reversal, on a later day too.';
