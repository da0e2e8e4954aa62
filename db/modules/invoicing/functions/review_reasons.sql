-- A client whose every invoice an operator wants to see stays marked when it is archived and added again, or added to
-- another profile of the account: by its organisation number or its address. The approvals in a day are limited by
-- number, too: small amounts to many strangers are many mails to strangers. So is the number of an account's automatically
-- approved invoices without a payment, over all its profiles; each invoice with a payment from the bank allows a further
-- one. Invoices that their owner resolves or credits count until the period of the sums is over.
create or replace function app_hidden.review_reasons(invoice app_public.invoices) returns app_public.review_reason[]
language sql stable
as $$
  select array_remove(array[
    case when not p.verified then 'PROFILE_NOT_VERIFIED' end,
    case when p.archived_at is not null then 'PROFILE_ARCHIVED' end,
    case
      when app_hidden.is_sound_client(c) then null
      when (app_hidden.register_entry(c.org_number)).state <> 'SOUND' then 'CLIENT_NOT_SOUND'
      else 'CLIENT_NOT_CHECKED'
    end,
    case when exists (
      select from app_public.clients o
      where o.account_id = c.account_id and o.is_blocked
        and (o.id = c.id or o.org_number = c.org_number or o.email = c.email)
    ) then 'CLIENT_BLOCKED' end,
    case when not exists (
      select from app_public.invoices e
      where e.freelance_profile_id = p.id and e.id <> invoice.id and e.approved_at is not null
    ) then 'FIRST_INVOICE' end,
    case when exists (
      select from app_public.invoice_lines l where l.invoice_id = invoice.id and app_public.invoice_lines_is_trip_missing(l)
    ) then 'TRIP_MISSING' end,
    case when invoice.amount_minor > s.automatic_approval_limit_minor then 'ABOVE_LIMIT' end,
    case when invoice.amount_minor + (
      select coalesce(sum(e.amount_minor), 0) from app_public.invoices e
      where e.freelance_profile_id = p.id and e.is_approved_automatically
        and e.approved_at > now() - make_interval(days => s.automatic_approval_days)
    ) > s.automatic_approval_total_minor then 'ABOVE_TOTAL' end,
    case when (
      select count(*) from app_public.invoices e
      where e.freelance_profile_id = p.id and e.is_approved_automatically and e.approved_at > now() - interval '1 day'
    ) >= s.automatic_approvals_per_day then 'TOO_MANY_TODAY' end,
    case when (
      select count(*) filter (
        where e.is_approved_automatically and e.paid_minor = 0
          and (e.status = 'PUBLISHED' or e.approved_at > now() - make_interval(days => s.automatic_approval_days))
      ) - count(*) filter (where e.paid_minor > 0)
      from app_public.invoices e
      where e.account_id = invoice.account_id and e.id <> invoice.id and e.approved_at is not null
    ) >= s.automatic_approvals_unpaid then 'TOO_MANY_UNPAID' end
  ], null)::app_public.review_reason[]
  from app_public.freelance_profiles p, app_public.clients c, app_public.invoicing_settings s
  where p.id = invoice.freelance_profile_id and c.id = invoice.client_id
$$;
comment on function app_hidden.review_reasons(app_public.invoices) is
  'The reasons against approving an invoice without an operator, by amounts without VAT; empty when there are none, '
  'null without profile or client.';
grant execute on function app_hidden.review_reasons(app_public.invoices) to app_operator;
