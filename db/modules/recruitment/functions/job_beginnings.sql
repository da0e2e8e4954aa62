create or replace function app_private.job_beginnings() returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'applicationLimit', 45, 'retentionMonths', 6, 'applicationForm', '{"pages": []}'::jsonb, 'jobChecks', '[]'::jsonb,
    'departmentId', (
      select d.id from app_public.departments d where d.account_id = app_hidden.current_account_id() and d.is_default
    )
  )
$$;
comment on function app_private.job_beginnings() is
  'The values of a new job of the current account, for attributes that cannot be empty: null gives them back.';
grant execute on function app_private.job_beginnings() to app_user;
