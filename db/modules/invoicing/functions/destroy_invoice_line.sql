-- The lines behind it move up, and those that depend on others move along with them.
create or replace function app_public.destroy_invoice_line(input jsonb) returns app_public.invoice_lines
language plpgsql volatile
as $$
declare
  v_line app_public.invoice_lines := app_private.require_own_line((input ->> 'id')::uuid);
  v_invoice app_public.invoices;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = v_line.invoice_id;
  perform app_private.refuse_unless_draft(v_invoice);
  perform app_private.stop_if_refused();

  v_line := app_private.delete_row(v_line, v_line.id);
  update app_public.invoice_lines l
  set
    position = l.position - case when l.position > v_line.position then 1 else 0 end,
    dependent_on_position = case
      when l.dependent_on_position > v_line.position then l.dependent_on_position - 1
      when l.dependent_on_position < v_line.position then l.dependent_on_position
    end
  where l.invoice_id = v_invoice.id and (l.position > v_line.position or l.dependent_on_position >= v_line.position);
  perform app_private.recompute_invoice(v_invoice.id);
  return v_line;
end;
$$;
comment on function app_public.destroy_invoice_line(jsonb) is
'@impersonated allowed
@destroys
Removes a line from a draft, which is recomputed. Refuses INVOICE_SUBMITTED or INVOICE_PUBLISHED for other states.';
grant execute on function app_public.destroy_invoice_line(jsonb) to app_user;
