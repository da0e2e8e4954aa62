-- Crediting an unpaid amount only reduces the claim: no money moves; the number a day is limited, since each is a mail,
-- for a profile and, lower, for a client, by address: one invoice can be credited in sixty parts.
-- A paid amount is refunded, even if only in part, so an operator reviews it.
create or replace function app_hidden.credit_review_reasons(note app_public.credit_notes) returns app_public.review_reason[]
language sql stable
as $$
  select array_remove(array[
    case when i.status <> 'PUBLISHED' or i.paid_minor > 0 then 'INVOICE_PAID' end,
    case when note.amount_minor > s.automatic_approval_limit_minor then 'ABOVE_LIMIT' end,
    case when (
      select count(*) from app_public.credit_notes e
      where e.freelance_profile_id = note.freelance_profile_id and e.is_approved_automatically and e.approved_at > now() - interval '1 day'
    ) >= s.automatic_approvals_per_day or exists (
      select from app_public.limits l
      where l.limit_key = 'credit_notes_to_client' and l.maximum <= (
        select count(*)
        from app_public.credit_notes e
        join app_public.clients c on c.id = note.client_id
        join app_public.clients o on o.id = e.client_id and (o.id = c.id or o.email = c.email)
        where e.account_id = note.account_id and e.is_approved_automatically and e.approved_at > now() - make_interval(mins => l.minutes)
      )
    ) then 'TOO_MANY_TODAY' end
  ], null)::app_public.review_reason[]
  from app_public.invoices i, app_public.invoicing_settings s
  where i.id = note.invoice_id
$$;
comment on function app_hidden.credit_review_reasons(app_public.credit_notes) is
  'The reasons against approving a credit note without an operator, by its amount without VAT; empty when there are '
  'none.';
grant execute on function app_hidden.credit_review_reasons(app_public.credit_notes) to app_operator;
