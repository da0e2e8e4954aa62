create or replace function app_private.draw_period(invoice app_public.invoices) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'deliveredOn', coalesce(max((l.work_report).end_date), invoice.invoiced_on),
    'period', case when min(d.from_day) is not null then jsonb_build_object('from', min(d.from_day), 'to', max(d.to_day)) end
  )
  from app_public.invoice_lines l
    cross join lateral (select
      coalesce((l.work_report).start_date, (l.travel_report).start_date) as from_day,
      coalesce((l.work_report).end_date, (l.work_report).start_date, (l.travel_report).end_date, (l.travel_report).start_date) as to_day
    ) d
  where l.invoice_id = invoice.id
$$;
comment on function app_private.draw_period(app_public.invoices) is
  'When the service was delivered: the days that work and travel reports cover; as its day the last of the work, else the invoice date.';
