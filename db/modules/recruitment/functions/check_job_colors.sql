-- Text on a job's colours must be readable for people with poor sight: the rule of a team's theme.
create or replace function app_private.check_job_colors(colors jsonb) returns void
language plpgsql volatile
as $$
declare
  v_field text;
begin
  if colors is null then
    return;
  end if;
  foreach v_field in array array['default', 'hover', 'contrast'] loop
    if app_hidden.text_at(colors, v_field) is null then
      perform app_private.refuse('BLANK', 'attributes.colors.' || v_field);
    elsif colors ->> v_field !~* '^#[0-9a-f]{6}$' then
      perform app_private.refuse('INVALID', 'attributes.colors.' || v_field);
    end if;
  end loop;
  if app_private.has_refusals() then
    return;
  end if;
  foreach v_field in array array['default', 'hover'] loop
    if app_hidden.color_contrast(colors ->> v_field, colors ->> 'contrast') < 4.5 then
      perform app_private.refuse('INVALID', 'attributes.colors.' || case v_field when 'default' then 'contrast' else v_field end);
    end if;
  end loop;
end;
$$;
comment on function app_private.check_job_colors(jsonb) is
  'Refuses invalid colours of a job: BLANK for a missing colour, INVALID for an invalid one and for colours with too '
  'low a contrast (below 4.5).';
grant execute on function app_private.check_job_colors(jsonb) to app_user;
