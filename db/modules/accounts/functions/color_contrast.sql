create or replace function app_hidden.color_contrast(one text, other text) returns numeric
language sql immutable strict
as $$
  select (greatest(l.one, l.other) + 0.05) / (least(l.one, l.other) + 0.05)
  from (select app_hidden.luminance(color_contrast.one) as one, app_hidden.luminance(color_contrast.other) as other) l
$$;
comment on function app_hidden.color_contrast(text, text) is 'The contrast of two colours as WCAG 2 defines it, from 1 to 21. Text needs 4.5.';
grant execute on function app_hidden.color_contrast(text, text) to app_user;
