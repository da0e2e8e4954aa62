-- Runs as the caller, so that the totals of a client include only rows that the caller may read. The sums of each
-- invoice are those on its own page; days are added up apart, so that the sums are of invoices alone. A reversed payment
-- never counts as a day on which the client paid.
create or replace function app_public.clients_balance(client app_public.clients) returns app_public.client_balance
language sql stable
as $$
  select row(
    count(*)::int,
    coalesce(sum(i.total_minor), 0)::bigint,
    coalesce(sum(s.credited_minor), 0)::bigint,
    coalesce(sum(s.paid_minor), 0)::bigint,
    coalesce(sum(i.total_minor - s.credited_minor - s.paid_minor + s.refund_minor) filter (where i.resolution = 'WRITTEN_OFF'), 0)::bigint,
    coalesce(sum(s.refund_minor), 0)::bigint,
    coalesce(sum(s.refunded_minor), 0)::bigint,
    coalesce(sum(s.remaining_minor), 0)::bigint,
    coalesce(sum(s.remaining_minor) filter (where i.due_on < (select app_hidden.today())), 0)::bigint,
    (
      select round(avg(d.days))::int
      from (
        select max(greatest(p.paid_on - (i.published_at at time zone 'Europe/Oslo')::date, 0)) as days
        from app_public.invoices i join app_public.payments p on p.invoice_id = i.id and p.account_id = i.account_id
        where i.client_id = client.id and i.account_id = client.account_id and i.published_at is not null and i.resolution = 'PAID'
          and p.reverses_id is null and not exists (select from app_public.payments r where r.reverses_id = p.id)
        group by i.id
      ) d
    )
  )::app_public.client_balance
  from app_public.invoices i cross join lateral (select (app_public.invoices_settlement(i)).*) s
  where i.client_id = client.id and i.account_id = client.account_id and i.published_at is not null
$$;
comment on function app_public.clients_balance(app_public.clients) is
'@notNull
The totals of its published invoices: invoiced, less credited, paid and written off, plus refunds, is the remainder.';
grant execute on function app_public.clients_balance(app_public.clients) to app_user, app_operator;

comment on type app_public.client_balance is
  'The totals of a client''s published invoices, with VAT: invoiced, less credited, paid and written off, plus '
  'refunds, is the remainder. Amounts in minor units (øre).';
comment on column app_public.client_balance.invoice_count is E'@notNull\nHow many invoices are published.';
comment on column app_public.client_balance.invoiced_minor is E'@notNull\nWhat they were made out for, in øre.';
comment on column app_public.client_balance.credited_minor is E'@notNull\nWhat published credit notes have taken back, in øre.';
comment on column app_public.client_balance.paid_minor is
  E'@notNull\nWhat the client has paid of them, also outside the service, in øre. Money that no invoice has taken yet is not in it.';
comment on column app_public.client_balance.written_off_minor is E'@notNull\nWhat was given up, in øre.';
comment on column app_public.client_balance.refund_minor is
  E'@notNull\nWhat was credited after the payment and goes back to the client, in øre.';
comment on column app_public.client_balance.refunded_minor is E'@notNull\nWhat of the refunds the client has got back, in øre.';
comment on column app_public.client_balance.remaining_minor is E'@notNull\nWhat is still to be paid, in øre.';
comment on column app_public.client_balance.overdue_minor is E'@notNull\nWhat of it should have been paid before today, in øre.';
comment on column app_public.client_balance.days_to_pay is
  'The average number of days from the publication of an invoice to the payment that completes it; null before the '
  'first.';
