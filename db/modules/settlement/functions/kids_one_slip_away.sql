create or replace function app_hidden.kids_one_slip_away(kid text) returns setof text
language sql immutable strict parallel safe
as $$
  select overlay(kid placing d.digit::text from p.place for 1)
  from generate_series(1, length(kid)) p (place), generate_series(0, 9) d (digit)
  union
  select overlay(kid placing reverse(substr(kid, p.place, 2)) from p.place for 2)
  from generate_series(1, length(kid) - 1) p (place)
$$;
comment on function app_hidden.kids_one_slip_away(text) is 'The KIDs with one digit otherwise or two neighbours changed over, and the KID itself.';
grant execute on function app_hidden.kids_one_slip_away(text) to app_operator;
