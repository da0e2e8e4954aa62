-- Answers are saved as they are written, one or many: absent ones stay. They are validated on submission; only that
-- they belong to questions of this form is checked now. A file is uploaded with its answer, which is then its id. Other
-- files cannot be named, not even within a text, since erasing the application deletes all files it names
-- (`files_of_rows`). Definer because no role may write applications directly.
create or replace function app_public.update_job_application(input jsonb) returns app_public.job_applications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
  v_given jsonb := coalesce(nullif(input #> '{attributes,applicationFormAnswers}', 'null'), '[]');
  v_files jsonb := '[]';
  v_answers jsonb;
  v_questions text[];
  v_one jsonb;
  v_at int;
  v_earlier bigint;
begin
  perform app_private.refuse_when_impersonating();
  v_application := app_private.require_own_application((input ->> 'id')::uuid);
  if v_application.status <> 'PENDING' then
    perform app_private.refuse('IMMUTABLE', 'id');
  end if;
  perform app_private.refuse_when_changed(v_application.updated_at, input);
  v_questions := app_hidden.question_ids(v_application.form_version_id);
  for v_one, v_at, v_earlier in
    select g.answer, (g.at - 1)::int, count(*) over (partition by g.answer ->> 'questionId' order by g.at) - 1
    from jsonb_array_elements(v_given) with ordinality g (answer, at)
    order by g.at
  loop
    if v_earlier > 0 or v_one ->> 'questionId' <> all (v_questions) then
      perform app_private.refuse('INVALID', format('attributes.applicationFormAnswers.%s.questionId', v_at));
    elsif jsonb_typeof(v_one -> 'file') = 'string' then
      if v_one ->> 'questionId' <> all (app_hidden.file_question_ids(v_application.form_version_id)) then
        perform app_private.refuse('INVALID', format('attributes.applicationFormAnswers.%s.file', v_at));
      end if;
    elsif v_one ->> 'values' ~ 'fil_[0-9a-z]{26}' or v_one ->> 'value' ~ 'fil_[0-9a-z]{26}'
      and v_one ->> 'value' is distinct from v_application.answers #>> array[v_one ->> 'questionId', 'value'] then
      perform app_private.refuse('INVALID', format('attributes.applicationFormAnswers.%s.value', v_at));
    end if;
  end loop;
  perform app_private.stop_if_refused();
  for v_one in
    select g.answer from jsonb_array_elements(v_given) g (answer) where jsonb_typeof(g.answer -> 'file') = 'string'
  loop
    perform app_private.make_file_private((v_one ->> 'file')::uuid);
    v_files := v_files || jsonb_build_object(
      'questionId', v_one ->> 'questionId', 'value', app_hidden.type_id((v_one ->> 'file')::uuid, 'fil')
    );
  end loop;
  v_answers := jsonb_strip_nulls(v_application.answers || app_hidden.answers_of(v_given || v_files));
  if octet_length(v_answers::text) > 400000 then
    perform app_private.refuse('TOO_BIG', 'attributes.applicationFormAnswers');
    perform app_private.stop_if_refused();
  end if;

  return app_private.update_row(v_application, jsonb_build_object('answers', v_answers, 'lastStepAt', now(), 'askedToExtendAt', null));
end;
$$;
comment on function app_public.update_job_application(jsonb) is
'@impersonated refused
Saves answers of the caller''s own application; absent ones stay, empty ones are removed. IMMUTABLE at id: it is '
  'submitted. INVALID at a questionId that is not in its form or occurs twice, at a file for a question of another '
  'kind, and at a value that names another file than the one uploaded with this answer; TOO_BIG; INVALID id; '
  'INVALID_ACTION at updatedAt: another window has saved meanwhile.';
grant execute on function app_public.update_job_application(jsonb) to app_user;
