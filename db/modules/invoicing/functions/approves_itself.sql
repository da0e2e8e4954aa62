-- A client that an operator wants to see every invoice to is the same client when it is put aside and
-- added again, or added to another profile of the account: by its organisation number or its address.
-- What is approved in a day is bounded by number, too: a krone to each of many strangers is many mails to strangers.
-- The sum of what the rule has approved holds under two reviews at once because the caller has locked
-- the profile.
create or replace function app_hidden.approves_itself(invoice app_public.invoices) returns boolean
language sql stable
as $$
  select coalesce((
    select p.verified and p.archived_at is null
      and app_hidden.is_sound_client(c)
      and not exists (
        select from app_public.clients o
        where o.account_id = c.account_id and o.is_blocked
          and (o.id = c.id or o.org_number = c.org_number or o.email = c.email)
      )
      and exists (
        select from app_public.invoices e
        where e.freelance_profile_id = p.id and e.id <> invoice.id and e.approved_at is not null
      )
      and invoice.amount_minor <= s.automatic_approval_limit_minor
      and (
        select count(*) from app_public.invoices e
        where e.freelance_profile_id = p.id and e.is_approved_automatically and e.approved_at > now() - interval '1 day'
      ) < s.automatic_approvals_per_day
      and invoice.amount_minor + (
        select coalesce(sum(e.amount_minor), 0) from app_public.invoices e
        where e.freelance_profile_id = p.id and e.is_approved_automatically
          and e.approved_at > now() - make_interval(days => s.automatic_approval_days)
      ) <= s.automatic_approval_total_minor
    from app_public.freelance_profiles p, app_public.clients c, app_public.invoicing_settings s
    where p.id = invoice.freelance_profile_id and c.id = invoice.client_id
  ), false)
$$;
comment on function app_hidden.approves_itself(app_public.invoices) is
  'Whether an invoice is approved without an operator: verified profile, not its first invoice, a client known to be '
  'sound today, and number and amounts without VAT within the limits for one invoice and for the profile.';
