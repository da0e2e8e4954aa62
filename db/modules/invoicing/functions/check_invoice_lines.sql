-- Positions count from 0, as the paths do.
create or replace function app_private.check_invoice_lines(lines jsonb, on_day date) returns void
language plpgsql volatile
as $$
declare
  v_vat_rates numeric[] := app_hidden.vat_rates(on_day);
begin
  perform app_private.check_invoice_line(t.line, lines, v_vat_rates, 'lines.' || t.place - 1)
  from jsonb_array_elements(lines) with ordinality as t (line, place);
end;
$$;
comment on function app_private.check_invoice_lines(jsonb, date) is 'Refuses what is wrong with any line even in a draft.';
grant execute on function app_private.check_invoice_lines(jsonb, date) to app_user;
