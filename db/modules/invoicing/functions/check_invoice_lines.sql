-- What is wrong with a line even in a draft. Positions count from 0, as the paths do.
create or replace function app_private.check_invoice_lines(lines jsonb, on_day date) returns void
language plpgsql volatile
as $$
declare
  v_line jsonb;
  v_position int;
  v_path text;
  v_field text;
  v_vat_rates numeric[] := app_hidden.vat_rates(on_day);
begin
  for v_line, v_position in
    select t.line, t.place - 1 from jsonb_array_elements(lines) with ordinality as t (line, place)
  loop
    v_path := 'lines.' || v_position || '.';
    if v_line ->> 'lineType' is null then
      perform app_private.refuse('BLANK', v_path || 'lineType');
    end if;
    if (v_line ->> 'quantity')::numeric < 0 then
      perform app_private.refuse('TOO_SMALL', v_path || 'quantity');
    elsif scale(trim_scale((v_line ->> 'quantity')::numeric)) > 2 then
      perform app_private.refuse('INVALID', v_path || 'quantity');
    elsif (v_line ->> 'quantity')::numeric > 99999.99 then
      perform app_private.refuse('TOO_BIG', v_path || 'quantity');
    end if;
    foreach v_field in array array['unitPrice', 'dietTaxableUnitPrice', 'dietNonTaxableUnitPrice'] loop
      if (v_line ->> v_field)::numeric < 0 then
        perform app_private.refuse('TOO_SMALL', v_path || v_field);
      elsif (v_line ->> v_field)::numeric > 1000000000 then
        perform app_private.refuse('TOO_BIG', v_path || v_field);
      end if;
    end loop;
    if (v_line #>> '{workReport,hours}')::numeric < 0 then
      perform app_private.refuse('TOO_SMALL', v_path || 'workReport.hours');
    elsif (v_line #>> '{workReport,hours}')::numeric > 99999.99 then
      perform app_private.refuse('TOO_BIG', v_path || 'workReport.hours');
    end if;
    if not (v_line ->> 'vatRate')::numeric = any (v_vat_rates) then
      perform app_private.refuse('INCLUSION', v_path || 'vatRate');
    end if;
    if v_line ->> 'occupationCodeId' is not null and not exists (
      select from app_public.occupation_codes o where o.id = (v_line ->> 'occupationCodeId')::uuid
    ) then
      perform app_private.refuse('INVALID', v_path || 'occupationCodeId');
    end if;
    if v_line #>> '{workReport,endDate}' < v_line #>> '{workReport,startDate}' then
      perform app_private.refuse('INVALID', v_path || 'workReport.endDate');
    end if;
    if v_line ->> 'dependentOnPosition' is not null and (
      v_line ->> 'lineType' not in ('DIET', 'MILEAGE')
      or lines -> (v_line ->> 'dependentOnPosition')::int ->> 'lineType' is distinct from 'WORK'
      or (v_line ->> 'dependentOnPosition')::int < 0
    ) then
      perform app_private.refuse('INVALID', v_path || 'dependentOnPosition');
    end if;
  end loop;
end;
$$;
comment on function app_private.check_invoice_lines(jsonb, date) is
  'Refuses what is wrong with a line even in a draft: an unknown VAT rate or occupation code, a report that ends before it starts, a dependence on what is not work.';
grant execute on function app_private.check_invoice_lines(jsonb, date) to app_user;
