create or replace function app_hidden.is_iban(number text) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(
    number ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' and (
      select string_agg(case when c ~ '[A-Z]' then (ascii(c) - 55)::text else c end, '' order by i)::numeric % 97 = 1
      from unnest(string_to_array(substr(number, 5) || left(number, 4), null)) with ordinality as t (c, i)
    ),
    false
  )
$$;
comment on function app_hidden.is_iban(text) is 'Whether the check digits of an IBAN are right (mod 97).';
grant execute on function app_hidden.is_iban(text) to app_visitor, app_user, app_operator, app_worker;
