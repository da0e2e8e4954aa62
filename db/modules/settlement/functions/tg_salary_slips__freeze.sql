create or replace function app_private.tg_salary_slips__freeze() returns trigger
language plpgsql volatile
as $$
begin
  if to_jsonb(new) - array['pdf_document_id', 'issued_at', 'year_to_date', 'withdrawn_at', 'updated_at']
    <> to_jsonb(old) - array['pdf_document_id', 'issued_at', 'year_to_date', 'withdrawn_at', 'updated_at']
    or new.pdf_document_id is distinct from old.pdf_document_id and old.pdf_document_id is not null
    or (new.issued_at, new.year_to_date) is distinct from (old.issued_at, old.year_to_date) and old.issued_at is not null
    or new.withdrawn_at is distinct from old.withdrawn_at and old.withdrawn_at is not null then
    raise exception 'a salary slip keeps what it says' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end;
$$;
comment on function app_private.tg_salary_slips__freeze() is
  'Raises for a change to the content of a salary slip; it may be issued, rendered and withdrawn once each.';
