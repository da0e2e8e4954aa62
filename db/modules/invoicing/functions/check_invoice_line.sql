-- lines are all lines of the invoice as they would be, since a line may depend on another.
create or replace function app_private.check_invoice_line(line jsonb, lines jsonb, vat_rates numeric[], path text) returns void
language plpgsql volatile
as $$
declare
  v_field text;
  v_rule app_public.line_rules;
begin
  select r.* into v_rule from app_public.line_rules r where r.line_type = (line ->> 'lineType')::app_public.line_type;
  if line ->> 'lineType' is null then
    perform app_private.refuse('BLANK', path || '.lineType');
  elsif v_rule.id is null then
    perform app_private.refuse('INCLUSION', path || '.lineType');
  end if;
  if (line ->> 'quantity')::numeric < 0 then
    perform app_private.refuse('TOO_SMALL', path || '.quantity');
  elsif scale(trim_scale((line ->> 'quantity')::numeric)) > 2 then
    perform app_private.refuse('INVALID', path || '.quantity');
  elsif (line ->> 'quantity')::numeric > 99999.99 then
    perform app_private.refuse('TOO_BIG', path || '.quantity');
  end if;
  foreach v_field in array array['unitPrice', 'dietTaxableUnitPrice', 'dietNonTaxableUnitPrice'] loop
    if (line ->> v_field)::numeric < 0 then
      perform app_private.refuse('TOO_SMALL', path || '.' || v_field);
    elsif (line ->> v_field)::numeric > 1000000000 then
      perform app_private.refuse('TOO_BIG', path || '.' || v_field);
    end if;
  end loop;
  if (line #>> '{workReport,hours}')::numeric < 0 then
    perform app_private.refuse('TOO_SMALL', path || '.workReport.hours');
  elsif (line #>> '{workReport,hours}')::numeric > 99999.99 then
    perform app_private.refuse('TOO_BIG', path || '.workReport.hours');
  end if;
  foreach v_field in array array['startTime', 'endTime'] loop
    if extract(second from (line #>> array['workReport', v_field])::time) > 0 then
      perform app_private.refuse('INVALID', path || '.workReport.' || v_field);
    end if;
  end loop;
  if not (line ->> 'vatRate')::numeric = any (vat_rates) then
    perform app_private.refuse('INCLUSION', path || '.vatRate');
  end if;
  if line ->> 'occupationCodeId' is not null and not exists (
    select from app_public.occupation_codes o where o.id = (line ->> 'occupationCodeId')::uuid
  ) then
    perform app_private.refuse('INVALID', path || '.occupationCodeId');
  end if;
  if line #>> '{workReport,endDate}' < line #>> '{workReport,startDate}' then
    perform app_private.refuse('INVALID', path || '.workReport.endDate');
  elsif line #>> '{workReport,type}' = 'TIME' and line #>> '{workReport,endDate}' = line #>> '{workReport,startDate}'
    and (line #>> '{workReport,endTime}')::time <= (line #>> '{workReport,startTime}')::time then
    perform app_private.refuse('INVALID', path || '.workReport.endTime');
  end if;
  if jsonb_typeof(line -> 'travelReport') = 'object' then
    perform app_private.check_travel_report(line -> 'travelReport', path || '.travelReport');
  end if;
  if line ->> 'dependentOnPosition' is not null and (
    v_rule.belongs_to is null
    or lines -> (line ->> 'dependentOnPosition')::int ->> 'lineType' is distinct from v_rule.belongs_to::text
    or (line ->> 'dependentOnPosition')::int < 0
  ) then
    perform app_private.refuse('INVALID', path || '.dependentOnPosition');
  end if;
end;
$$;
comment on function app_private.check_invoice_line(jsonb, jsonb, numeric[], text) is
  'Refuses what is wrong with a line even in a draft: a kind that has no rule, an unknown VAT rate or occupation '
  'code, seconds, a report that ends before it starts, by day or on one day by the clock, a trip that cannot be, a '
  'dependence on what its kind does not belong to.';
grant execute on function app_private.check_invoice_line(jsonb, jsonb, numeric[], text) to app_user;
