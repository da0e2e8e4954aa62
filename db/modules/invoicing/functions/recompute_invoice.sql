-- Definer because amounts are granted to no role: they follow from the lines, and only this function sets them. It
-- works on drafts; from submission on they are fixed.
create or replace function app_private.recompute_invoice(invoice_id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_profile app_public.freelance_profiles;
  v_day date;
  v_input jsonb;
  v_result jsonb;
begin
  select coalesce(i.invoiced_on, app_hidden.today()) into v_day
  from app_public.invoices i
  where i.id = invoice_id and i.status = 'DRAFT' and app_hidden.is_within_reach(i.account_id);
  if not found then
    return;
  end if;
  select p.* into v_profile
  from app_public.invoices i join app_public.freelance_profiles p on p.id = i.freelance_profile_id
  where i.id = invoice_id;

  perform app_private.price_trips(invoice_id);
  v_input := jsonb_build_object(
    -- Without a profile nothing is split; computed like an organisation's, which never fails.
    'profile', coalesce(v_profile.freelance_type, 'ORGANIZATION'),
    -- It is paid out after today, whatever day it is dated.
    'salaryTaxPercent', app_private.estimated_tax_percent(v_profile, greatest(v_day, app_hidden.today())),
    'platformFeePercent', app_hidden.rate('platform_fee', v_day),
    'employerTaxPercent', app_hidden.rate('employer_tax', v_day),
    'lines', app_hidden.with_tax_free_prices(app_hidden.invoice_lines_input(invoice_id), '{}', v_day)
  );
  v_result := app_hidden.compute_invoice(v_input);
  if v_result ? 'error' then
    -- The sums of the lines are still useful to the author; only the split is not available.
    v_result := app_hidden.compute_invoice(v_input || '{"profile": "ORGANIZATION"}') || v_result;
  end if;
  perform app_private.store_computed(invoice_id, v_profile, v_input, v_result);
end;
$$;
comment on function app_private.recompute_invoice(uuid) is
  'Computes a draft from its lines and stores amounts and the percentages used. Lines that cannot be computed set '
  'calculation_error and parts of 0.';
grant execute on function app_private.recompute_invoice(uuid) to app_user;
