-- Kept with the journal, since a credit note that comes later changes what the invoice has left.
create or replace function app_private.gross_salary_in(kind app_public.journal_kind, invoice_id uuid, reverses_id uuid) returns bigint
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select case gross_salary_in.kind
    when 'SPLIT' then (select i.remaining_gross_salary_minor from app_public.invoices i where i.id = gross_salary_in.invoice_id)
    when 'REVERSAL' then (select -j.gross_salary_minor from app_public.journals j where j.id = gross_salary_in.reverses_id)
  end
$$;
comment on function app_private.gross_salary_in(app_public.journal_kind, uuid, uuid) is
  'The gross salary that a split is of, below 0 for its reversal, in øre; null for other journals.';
