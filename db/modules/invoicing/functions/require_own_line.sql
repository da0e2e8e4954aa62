-- The invoice is locked with it: two changes of lines of one draft queue up.
create or replace function app_private.require_own_line(line_id uuid) returns app_public.invoice_lines
language plpgsql volatile
as $$
declare
  v_line app_public.invoice_lines;
begin
  perform app_private.require_invoicing();
  perform i.id from app_public.invoices i
  where i.id = (select l.invoice_id from app_public.invoice_lines l where l.id = line_id) for no key update;
  select l.* into v_line from app_public.invoice_lines l where l.id = line_id;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  return v_line;
end;
$$;
comment on function app_private.require_own_line(uuid) is
  'The caller''s own invoice line, its invoice locked. Stops with UNAUTHORIZED, or INVALID at id when there is no such line.';
grant execute on function app_private.require_own_line(uuid) to app_user;
