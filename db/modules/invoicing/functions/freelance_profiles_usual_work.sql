create or replace function app_public.freelance_profiles_usual_work(profile app_public.freelance_profiles) returns app_public.invoice_lines
language sql stable
as $$
  select l.*
  from app_public.invoices i join app_public.invoice_lines l on l.invoice_id = i.id
    join app_public.occupation_codes o on o.id = l.occupation_code_id and o.is_enabled
  where i.freelance_profile_id = profile.id and i.submitted_at is not null
  order by i.submitted_at desc, l.position limit 1
$$;
comment on function app_public.freelance_profiles_usual_work(app_public.freelance_profiles) is
  'The latest submitted work of this profile, whose occupation and price are the defaults of a new line; null before '
  'the first.';
grant execute on function app_public.freelance_profiles_usual_work(app_public.freelance_profiles) to app_user;
