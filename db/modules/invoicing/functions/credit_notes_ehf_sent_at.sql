create or replace function app_public.credit_notes_ehf_sent_at(note app_public.credit_notes) returns timestamptz
language sql stable
as $$
  select max(d.sent_at) from app_public.deliveries d where d.credit_note_id = note.id and d.channel = 'EHF'
$$;
comment on function app_public.credit_notes_ehf_sent_at(app_public.credit_notes) is 'When it last went out as EHF, UTC.';
grant execute on function app_public.credit_notes_ehf_sent_at(app_public.credit_notes) to app_user, app_operator;
