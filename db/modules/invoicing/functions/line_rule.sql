-- A kind without a row is a bug that raises instead of computing a wrong amount: treated as work
-- it would be taxed, left out it would be free.
create or replace function app_hidden.line_rule(line_type app_public.line_type) returns app_public.line_rules
language plpgsql stable
as $$
declare
  v_rule app_public.line_rules;
begin
  select r.* into strict v_rule from app_public.line_rules r where r.line_type = line_rule.line_type;
  return v_rule;
end;
$$;
comment on function app_hidden.line_rule(app_public.line_type) is
  'The rule of a kind of line. Fails for a kind that has no row.';
grant execute on function app_hidden.line_rule(app_public.line_type) to app_visitor, app_user, app_operator, app_worker;
