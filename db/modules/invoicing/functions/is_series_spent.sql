-- Definer because the series are out of reach of every request. Submitted and approved invoices count, since they will
-- get a number.
create or replace function app_hidden.is_series_spent(freelance_profile_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce((
    select coalesce(s.next_number, p.invoice_starting_number) + (
      select count(*) from app_public.invoices i
      where i.freelance_profile_id = p.id and i.status in ('SUBMITTED', 'APPROVED')
    ) > 9999999
    from app_public.freelance_profiles p
    left join app_private.invoice_number_series s on s.freelance_profile_id = p.id and s.kind = 'INVOICE'
    where p.id = $1 and app_hidden.is_within_reach(p.account_id)
  ), false)
$$;
comment on function app_hidden.is_series_spent(uuid) is 'Whether a profile has no number left for one more invoice.';
grant execute on function app_hidden.is_series_spent(uuid) to app_user;
