-- Text on a team's colour must be readable for people with poor sight, also while it is pointed at.
create or replace function app_private.check_theme(theme jsonb, path text) returns void
language plpgsql volatile
as $$
declare
  v_field text;
begin
  if jsonb_typeof(theme) is distinct from 'object' then
    return;
  end if;
  perform app_private.refuse_blanks(theme, array['primary', 'primaryContrast', 'primaryHover', 'font'], path);
  foreach v_field in array array['primary', 'primaryContrast', 'primaryHover'] loop
    if theme ->> v_field !~* '^#[0-9a-f]{6}$' then
      perform app_private.refuse('INVALID', path || '.' || v_field);
    end if;
  end loop;
  if app_private.has_refusals() then
    return;
  end if;
  if app_hidden.color_contrast(theme ->> 'primary', theme ->> 'primaryContrast') < 4.5 then
    perform app_private.refuse('INVALID', path || '.primaryContrast');
  end if;
  if app_hidden.color_contrast(theme ->> 'primaryHover', theme ->> 'primaryContrast') < 4.5 then
    perform app_private.refuse('INVALID', path || '.primaryHover');
  end if;
end;
$$;
comment on function app_private.check_theme(jsonb, text) is
  'Refuses an invalid theme: BLANK for a missing colour, INVALID for an invalid one and for colours with too low a '
  'contrast (below 4.5).';
