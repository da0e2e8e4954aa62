-- The invoice is locked with it: two changes of lines of one draft queue up.
create or replace function app_private.require_own_line(line_id uuid) returns app_public.invoice_lines
language plpgsql volatile
as $$
begin
  perform app_private.require_own_invoice((select l.invoice_id from app_public.invoice_lines l where l.id = line_id));
  return app_private.require_row(null::app_public.invoice_lines, line_id);
end;
$$;
comment on function app_private.require_own_line(uuid) is
  'The caller''s own invoice line, its invoice locked. Stops with UNAUTHORIZED, or INVALID at id when there is no such line.';
grant execute on function app_private.require_own_line(uuid) to app_user;
