-- Evaluated each time: the register may have answered since the review, and another invoice may have been the
-- first.
create or replace function app_public.invoices_review_reasons(invoice app_public.invoices) returns app_public.review_reason[]
language sql stable
as $$
  select case when invoice.status = 'SUBMITTED' then
    coalesce(nullif(app_hidden.review_reasons(invoice), '{}'), '{APPROVABLE_NOW}')
  end
$$;
comment on function app_public.invoices_review_reasons(app_public.invoices) is
'@decides
@unlisted
Why the rule leaves it to an operator, as things are now; null once it is decided.';
grant execute on function app_public.invoices_review_reasons(app_public.invoices) to app_operator;
comment on type app_public.review_reason is
  'The reasons for an operator to review a document. APPROVABLE_NOW: the former reason no longer applies, but it '
  'still waits.';
