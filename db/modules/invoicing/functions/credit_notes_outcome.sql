create or replace function app_public.credit_notes_outcome(note app_public.credit_notes) returns app_public.state_outcome
language sql stable
as $$
  select t.outcome from app_public.transitions t where t.entity = 'credit_notes' and t.to_status = note.status::text limit 1
$$;
comment on function app_public.credit_notes_outcome(app_public.credit_notes) is
'@notNull
@unlisted
The meaning of its status: who has to act next, or the outcome.';
grant execute on function app_public.credit_notes_outcome(app_public.credit_notes) to app_user;
