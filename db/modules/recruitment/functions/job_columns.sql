create or replace function app_hidden.job_columns(attributes jsonb) returns jsonb
language sql stable
as $$
  select attributes
    || case when attributes ? 'address'
      then jsonb_build_object('address', app_hidden.address_input(app_hidden.address_from(attributes -> 'address'))) else '{}' end
    || case when attributes ? 'colors' then jsonb_build_object(
      'colorDefault', upper(attributes #>> '{colors,default}'), 'colorHover', upper(attributes #>> '{colors,hover}'),
      'colorContrast', upper(attributes #>> '{colors,contrast}')
    ) else '{}' end
$$;
comment on function app_hidden.job_columns(jsonb) is
  'The attributes of a job with those that its form calls otherwise than its columns as the columns.';
grant execute on function app_hidden.job_columns(jsonb) to app_user;
