create or replace function app_public.job_applications_answer_files(application app_public.job_applications) returns setof app_public.files
language sql stable
as $$
  select f.*
  from app_public.files f
  where f.id = any (app_hidden.answer_file_ids(application.answers)) and f.account_id = application.account_id
  order by f.id
$$;
comment on function app_public.job_applications_answer_files(app_public.job_applications) is
  E'@simpleCollections only\nThe files among the answers, each named by the answer that is its id: seen by the applicant, '
  'and by who handles the application for ten minutes after they opened them.';
grant execute on function app_public.job_applications_answer_files(app_public.job_applications) to app_user;
