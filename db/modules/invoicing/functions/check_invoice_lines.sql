-- Positions count from 0, as the paths do.
create or replace function app_private.check_invoice_lines(lines jsonb, on_day date) returns void
language plpgsql volatile
as $$
declare
  v_vat_rates numeric[] := app_hidden.vat_rates(on_day);
begin
  if jsonb_array_length(lines) > 200 then
    perform app_private.refuse('TOO_BIG', 'lines');
    return;
  end if;
  perform app_private.check_invoice_line(t.line, lines, v_vat_rates, 'lines.' || t.place - 1)
  from jsonb_array_elements(lines) with ordinality as t (line, place);
end;
$$;
comment on function app_private.check_invoice_lines(jsonb, date) is 'Refuses what is wrong with any line even in a draft, and more than 200 of them.';
grant execute on function app_private.check_invoice_lines(jsonb, date) to app_user;
