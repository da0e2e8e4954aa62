-- A credit note is immutable from its creation. Status, times, number and file follow their own rules.
create or replace function app_private.tg_credit_notes__freeze() returns trigger
language plpgsql volatile
as $$
declare
  v_moving text[] := array[
    'status', 'approved_at', 'is_approved_automatically', 'published_at', 'rejected_at', 'rejection_reason', 'resolved_at',
    'credit_note_number', 'document_number', 'pdf_document_id', 'total_minor', 'search_text', 'updated_at', 'created_by'
  ];
begin
  if to_jsonb(new) - v_moving is distinct from to_jsonb(old) - v_moving or (
    old.document_number is not null and (new.credit_note_number, new.document_number)
      is distinct from (old.credit_note_number, old.document_number)
  ) then
    raise exception 'a credit note keeps what it says' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end;
$$;
comment on function app_private.tg_credit_notes__freeze() is 'Refuses every change to the content of a credit note.';
