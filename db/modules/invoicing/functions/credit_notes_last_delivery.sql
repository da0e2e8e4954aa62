create or replace function app_public.credit_notes_last_delivery(note app_public.credit_notes) returns app_public.deliveries
language sql stable
as $$
  select d.* from app_public.deliveries d where d.credit_note_id = note.id order by d.created_at desc, d.id desc limit 1
$$;
comment on function app_public.credit_notes_last_delivery(app_public.credit_notes) is
  'The latest delivery to the client, whose status shows whether the client has it; null before publication and while the '
  'document is rendered.';
grant execute on function app_public.credit_notes_last_delivery(app_public.credit_notes) to app_user, app_operator;
