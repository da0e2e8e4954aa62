create or replace function app_hidden.easter_sunday(year int) returns date
language sql immutable parallel safe
as $$
  select make_date(year, (l.h + l.l - 7 * l.m + 114) / 31, (l.h + l.l - 7 * l.m + 114) % 31 + 1)
  from (
    select h.h, h.l, (h.a + 11 * h.h + 22 * h.l) / 451 as m
    from (
      select c.a, c.h, (32 + 2 * (c.b % 4) + 2 * (c.c / 4) - c.h - c.c % 4) % 7 as l
      from (
        select y.*, (19 * y.a + y.b - y.b / 4 - (y.b - (y.b + 8) / 25 + 1) / 3 + 15) % 30 as h
        from (select year % 19 as a, year / 100 as b, year % 100 as c) y
      ) c
    ) h
  ) l
$$;
comment on function app_hidden.easter_sunday(int) is 'Easter Sunday of a year, by the anonymous Gregorian computus.';
grant execute on function app_hidden.easter_sunday(int) to app_user, app_operator;
