create or replace function app_hidden.credit_approves_itself(note app_public.credit_notes) returns boolean
language sql stable
as $$
  select coalesce(app_hidden.credit_review_reasons(note) = '{}', false)
$$;
comment on function app_hidden.credit_approves_itself(app_public.credit_notes) is
  'Whether a credit note is approved without an operator: its invoice is not paid, its amount without VAT is within the limit for one invoice, and '
  'not too many of the profile were in a day.';
