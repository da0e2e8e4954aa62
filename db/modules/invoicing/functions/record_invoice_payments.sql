-- Called by the module of the ledger when clients have paid, with the invoices locked. One statement changes all of them,
-- since a file of the bank may complete 100 000. The transitions still decide, once for each action, and the guard for each row.
-- Plans are generic: a plan for the length of the list would be made again for each single payment.
create or replace function app_private.record_invoice_payments(invoice_ids uuid[], amounts bigint[]) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
set plan_cache_mode to force_generic_plan
as $$
declare
  v_step record;
begin
  perform app_private.batch_transitions('invoices');
  for v_step in
    with paid as materialized (
      select
        i.id, p.amount_minor, i.total_minor - i.paid_minor - p.amount_minor - c.credited_minor as left_over,
        case
          when i.status = 'PUBLISHED' and i.total_minor - i.paid_minor - p.amount_minor <= c.credited_minor then 'RESOLVED'
          when i.resolution = 'WRITTEN_OFF' and p.amount_minor > 0 then 'RECOVERED'
          when i.status = 'RESOLVED' then 'PUBLISHED'
        end as step
      from unnest(invoice_ids, amounts) p (invoice_id, amount_minor)
        join app_public.invoices i on i.id = p.invoice_id
        cross join lateral (
          select coalesce(sum(n.total_minor), 0)::bigint as credited_minor
          from app_public.credit_notes n
          where n.invoice_id = i.id and n.status in ('PUBLISHED', 'RESOLVED')
        ) c
    ), changed as (
      update app_public.invoices i set
        paid_minor = i.paid_minor + p.amount_minor,
        status = case p.step
          when 'RESOLVED' then (select app_private.require_transition('invoices', null, 'PUBLISHED', 'resolve'))::app_public.invoice_status
          when 'PUBLISHED' then (select app_private.require_transition('invoices', null, 'RESOLVED', 'reopen'))::app_public.invoice_status
          else i.status
        end,
        resolved_at = case p.step when 'RESOLVED' then clock_timestamp() when 'PUBLISHED' then null else i.resolved_at end,
        resolution = case
          when p.step = 'RESOLVED' or p.step = 'RECOVERED' and p.left_over = 0 then 'PAID'
          when p.step = 'PUBLISHED' then null
          else i.resolution
        end
      from paid p
      where i.id = p.id
      returning i.id, i.account_id, i.status, p.amount_minor, p.step
    )
    select
      c.step, c.status::text as status, c.amount_minor > 0 as is_payment, array_agg(c.id order by c.id) as ids,
      array_agg(c.account_id order by c.id) as account_ids,
      array_agg(jsonb_build_object('amount', abs(c.amount_minor)) order by c.id) as data
    from changed c
    group by c.step, c.status, c.amount_minor > 0
  loop
    perform app_private.stop_if_refused();
    if v_step.step in ('RESOLVED', 'PUBLISHED') then
      perform app_private.write_transitions(
        'invoices', v_step.ids, v_step.account_ids, v_step.status,
        case v_step.step when 'RESOLVED' then '{"resolution": "PAID"}' else '{}' end::jsonb
      );
    end if;
    if v_step.step = 'RESOLVED' then
      perform app_private.settle_open_deliveries(i)
      from app_public.invoices i
      where i.id in (select d.invoice_id from app_public.deliveries d where d.invoice_id = any (v_step.ids) and d.status = 'FAILED');
    elsif v_step.step = 'RECOVERED' then
      perform app_private.write_row_events('invoices', v_step.ids, v_step.account_ids, 'RECOVERED', v_step.status, v_step.data);
    elsif v_step.is_payment then
      perform app_private.write_row_events('invoices', v_step.ids, v_step.account_ids, 'PAID_IN_PART', v_step.status, v_step.data);
    else
      perform app_private.write_row_events('invoices', v_step.ids, v_step.account_ids, 'PAYMENT_REVERSED', v_step.status, v_step.data);
    end if;
  end loop;
  perform app_private.write_transitions('invoices', '{}', '{}', null);
end;
$$;
comment on function app_private.record_invoice_payments(uuid[], bigint[]) is
  'Adds to the amounts that clients have paid of invoices, in øre, or subtracts from them (below 0). A payment that '
  'completes a published invoice resolves it, one of what was written off is recovered, and a resolved invoice that is no longer '
  'paid in full is reopened.';
