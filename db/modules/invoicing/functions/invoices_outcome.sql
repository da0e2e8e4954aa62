create or replace function app_public.invoices_outcome(invoice app_public.invoices) returns app_public.state_outcome
language sql stable
as $$
  select t.outcome from app_public.transitions t where t.entity = 'invoices' and t.to_status = invoice.status::text limit 1
$$;
comment on function app_public.invoices_outcome(app_public.invoices) is
'@notNull
@unlisted
The meaning of its status: who has to act next, or the outcome.';
grant execute on function app_public.invoices_outcome(app_public.invoices) to app_user;
