create or replace function app_private.tg_client_statements__freeze() returns trigger
language plpgsql volatile
as $$
declare
  v_changing constant text[] := array[
    'pdf_document_id', 'created_by', 'recipient', 'sending_at', 'attempted_at', 'sent_at', 'failed_at', 'failure', 'updated_at'
  ];
begin
  if to_jsonb(new) - v_changing <> to_jsonb(old) - v_changing
    or old.pdf_document_id is not null and new.pdf_document_id is distinct from old.pdf_document_id then
    raise exception 'a statement of a client keeps what it says' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end;
$$;
comment on function app_private.tg_client_statements__freeze() is 'Raises for a change of what a statement of a client says; it is drawn once.';
