-- What nobody has paid is only claimed less: no money moves; how many a day is
-- bounded, since each is a mail. What was paid is refunded, and somebody looks before.
create or replace function app_hidden.credit_approves_itself(note app_public.credit_notes) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.invoices i, app_public.invoicing_settings s
    where i.id = note.invoice_id and i.status = 'PUBLISHED' and note.amount_minor <= s.automatic_approval_limit_minor
      and (
        select count(*) from app_public.credit_notes e
        where e.freelance_profile_id = note.freelance_profile_id and e.is_approved_automatically and e.approved_at > now() - interval '1 day'
      ) < s.automatic_approvals_per_day
  )
$$;
comment on function app_hidden.credit_approves_itself(app_public.credit_notes) is
  'Whether a credit note is approved without an operator: its invoice is not paid, its amount without VAT is within the limit for one invoice, and '
  'not too many of the profile were in a day.';
