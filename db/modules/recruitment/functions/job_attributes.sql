create or replace function app_private.job_attributes(job app_public.jobs) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'departmentId', job.department_id, 'title', job.title, 'tagline', job.tagline, 'description', job.description,
    'applicationLimit', job.application_limit, 'retentionMonths', job.retention_months, 'applicationDeadline', job.application_deadline_on,
    'privacyLink', job.privacy_link, 'termsLink', job.terms_link, 'logo', job.logo_id,
    'colors', case when job.color_default is not null then jsonb_build_object(
      'default', job.color_default, 'hover', job.color_hover, 'contrast', job.color_contrast
    ) end,
    'address', app_hidden.address_input(job.address), 'compensation', job.compensation, 'jobType', job.job_type,
    'languageRequirements', job.language_requirements, 'payout', job.payout
  )
$$;
comment on function app_private.job_attributes(app_public.jobs) is 'A job as attributes of the form, to lay the changed ones over.';
grant execute on function app_private.job_attributes(app_public.jobs) to app_user;
