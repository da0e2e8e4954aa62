create or replace function app_public.credit_notes_delivered_at(note app_public.credit_notes) returns timestamptz
language sql stable
as $$
  select min(d.sent_at) from app_public.deliveries d where d.credit_note_id = note.id and d.status = 'SENT'
$$;
comment on function app_public.credit_notes_delivered_at(app_public.credit_notes) is
  'When its client first got it from us, UTC; sending it again does not change that.';
grant execute on function app_public.credit_notes_delivered_at(app_public.credit_notes) to app_user, app_operator;
