-- As WCAG 2 defines it. The browser measures the same for the preview (ground/tokens/contrast.ts); this one decides.
create or replace function app_hidden.luminance(color text) returns numeric
language sql immutable strict
as $$
  select sum(weight * case when part <= 0.04045 then part / 12.92 else power((part + 0.055) / 1.055, 2.4) end)
  from (
    select weight, get_byte(decode(substring(color from 2), 'hex'), place) / 255.0 as part
    from (values (0, 0.2126), (1, 0.7152), (2, 0.0722)) as parts (place, weight)
  ) measured
$$;
comment on function app_hidden.luminance(text) is
  'The luminance of a colour, written as #RRGGBB: from 0, black, to 1, white.';
grant execute on function app_hidden.luminance(text) to app_user;
