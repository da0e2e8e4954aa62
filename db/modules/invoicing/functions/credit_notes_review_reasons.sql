create or replace function app_public.credit_notes_review_reasons(note app_public.credit_notes) returns app_public.review_reason[]
language sql stable
as $$
  select case when note.status = 'SUBMITTED' then
    coalesce(nullif(app_hidden.credit_review_reasons(note), '{}'), '{APPROVABLE_NOW}')
  end
$$;
comment on function app_public.credit_notes_review_reasons(app_public.credit_notes) is
'@decides
@unlisted
Why the rule leaves it to an operator, as things are now; null once it is decided.';
grant execute on function app_public.credit_notes_review_reasons(app_public.credit_notes) to app_operator;
