create or replace function app_public.credit_notes_ehf_document(note app_public.credit_notes) returns app_public.files
language sql stable
as $$
  select f.* from app_public.deliveries d join app_public.files f on f.id = d.ehf_document_id
  where d.credit_note_id = note.id order by d.created_at desc, d.id desc limit 1
$$;
comment on function app_public.credit_notes_ehf_document(app_public.credit_notes) is
  E'@document\nThe XML of the newest sending as EHF; null where there was none.';
grant execute on function app_public.credit_notes_ehf_document(app_public.credit_notes) to app_user, app_operator;
