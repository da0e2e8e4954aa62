create or replace function app_hidden.salary_report_is_annual(id uuid) returns boolean
language sql stable
as $$
  select exists (select from app_public.salary_reports r where r.id = $1 and r.kind = 'YEAR')
$$;
comment on function app_hidden.salary_report_is_annual(uuid) is 'Condition of a reaction: it is an annual statement.';
