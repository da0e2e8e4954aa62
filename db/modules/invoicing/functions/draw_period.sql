create or replace function app_private.draw_period(invoice app_public.invoices) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'deliveredOn', coalesce(max((l.work_report).end_date), invoice.invoiced_on),
    'period', case when min((l.work_report).start_date) is not null then jsonb_build_object(
      'from', min((l.work_report).start_date), 'to', max(coalesce((l.work_report).end_date, (l.work_report).start_date))
    ) end
  )
  from app_public.invoice_lines l
  where l.invoice_id = invoice.id
$$;
comment on function app_private.draw_period(app_public.invoices) is
  'When the service was delivered: the days the work reports cover, else the invoice date.';
