-- The law requires the trip for a tax-free allowance (skattebetalingsforskriften § 5-6-12). Prices that were typed state the tax-free
-- part and prove nothing, so a person compares them with the trip.
create or replace function app_public.invoice_lines_is_trip_missing(line app_public.invoice_lines) returns boolean
language sql stable
as $$
  select p.freelance_type = 'INDIVIDUAL' and r.is_travel and line.travel_report is null and line.amount_minor > 0
    and case r.tax
      when 'TAXABLE_PART' then coalesce(line.diet_non_taxable_unit_price_minor, 0) > 0
      else coalesce(line.tax_free_unit_price_minor, 0) > 0
    end
  from app_hidden.line_rule(line.line_type) r, app_public.invoices i join app_public.freelance_profiles p on p.id = i.freelance_profile_id
  where i.id = line.invoice_id
$$;
comment on function app_public.invoice_lines_is_trip_missing(app_public.invoice_lines) is
'@unlisted
Whether an individual claims an allowance tax free without the trip it is for, which an operator has to approve; null without a profile.';
grant execute on function app_public.invoice_lines_is_trip_missing(app_public.invoice_lines) to app_user, app_operator;
