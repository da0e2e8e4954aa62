create or replace function app_public.jobs_colors(job app_public.jobs) returns app_public.job_colors
language sql stable
as $$
  select row (job.color_default, job.color_hover, job.color_contrast)::app_public.job_colors where job.color_default is not null
$$;
comment on function app_public.jobs_colors(app_public.jobs) is 'The colours of its pages; null where the team''s own hold.';
grant execute on function app_public.jobs_colors(app_public.jobs) to app_user;

comment on type app_public.job_colors is 'The colours of a job''s pages (document B, section 3, Job).';
comment on column app_public.job_colors.default_color is
'@name default
@notNull
The colour of buttons, as #RRGGBB.';
comment on column app_public.job_colors.hover_color is
'@name hover
@notNull
The colour of hovered buttons.';
comment on column app_public.job_colors.contrast_color is
'@name contrast
@notNull
The text colour on either.';
