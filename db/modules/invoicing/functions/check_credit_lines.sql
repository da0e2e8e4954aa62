-- Checks for definer functions which lines, and how much of them, can be credited. Quantities of other notes are no
-- longer available.
create or replace function app_private.check_credit_lines(invoice_id uuid, lines jsonb) returns void
language plpgsql volatile
as $$
declare
  v_line jsonb;
  v_place int := -1;
  v_quantity numeric;
  v_remaining numeric;
  v_seen uuid[] := '{}';
begin
  if jsonb_array_length(coalesce(lines, '[]')) = 0 then
    perform app_private.refuse('BLANK', 'lines');
  end if;
  for v_line in select * from jsonb_array_elements(coalesce(lines, '[]')) loop
    v_place := v_place + 1;
    v_quantity := (v_line ->> 'quantity')::numeric;
    v_remaining := (
      select l.remaining_quantity from app_public.invoice_lines l
      where l.invoice_id = $1 and l.id = (v_line ->> 'invoiceLineId')::uuid
    );
    if v_remaining is null or (v_line ->> 'invoiceLineId')::uuid = any (v_seen) then
      perform app_private.refuse('LINE_MISMATCH', format('lines.%s.invoiceLineId', v_place));
    elsif v_quantity is null then
      perform app_private.refuse('BLANK', format('lines.%s.quantity', v_place));
    elsif v_quantity <= 0 then
      perform app_private.refuse('TOO_SMALL_OR_EQUAL', format('lines.%s.quantity', v_place));
    elsif scale(trim_scale(v_quantity)) > 2 then
      perform app_private.refuse('INVALID', format('lines.%s.quantity', v_place));
    elsif v_quantity > v_remaining then
      perform app_private.refuse('LINE_MISMATCH', format('lines.%s.quantity', v_place));
    end if;
    v_seen := v_seen || (v_line ->> 'invoiceLineId')::uuid;
  end loop;
end;
$$;
comment on function app_private.check_credit_lines(uuid, jsonb) is
  'Refuses lines to credit: BLANK when there are none, LINE_MISMATCH for one that is not on the invoice, is named twice or has less left, '
  'TOO_SMALL_OR_EQUAL for a quantity that is not above 0, INVALID for one with more than two decimals.';
