create or replace function app_public.job_applications_application_form_answers(application app_public.job_applications)
returns setof app_public.application_form_answer
language sql stable
as $$
  select q.id, application.answers #>> array[q.id, 'value'],
    case when application.answers #> array[q.id, 'values'] is not null
      then array(select jsonb_array_elements_text(application.answers #> array[q.id, 'values'])) end
  from unnest(app_hidden.question_ids(application.form_version_id)) with ordinality q (id, at)
  where application.answers ? q.id
  order by q.at
$$;
comment on function app_public.job_applications_application_form_answers(app_public.job_applications) is
  E'@simpleCollections only\nThe answers, in the order of the form.';
grant execute on function app_public.job_applications_application_form_answers(app_public.job_applications) to app_user;

comment on type app_public.application_form_answer is 'The answer to one question (document B, section 3, Job application).';
comment on column app_public.application_form_answer.question_id is E'@notNull\nThe question''s id in the form.';
comment on column app_public.application_form_answer.value is 'The text or the chosen option.';
comment on column app_public.application_form_answer.values is 'The chosen options, where several are allowed.';
