create or replace function app_private.tg_salary_reports__freeze() returns trigger
language plpgsql volatile
as $$
begin
  if to_jsonb(new) - array['pdf_document_id', 'updated_at'] <> to_jsonb(old) - array['pdf_document_id', 'updated_at']
    or old.pdf_document_id is not null and new.pdf_document_id is distinct from old.pdf_document_id then
    raise exception 'a salary report keeps what it says' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end;
$$;
comment on function app_private.tg_salary_reports__freeze() is
  'Raises for a change to the content of a salary report; it may be rendered once.';
