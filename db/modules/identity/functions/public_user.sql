create or replace function app_hidden.public_user(person app_public.users) returns app_public.users
language sql stable
as $$
  select case
    when person.id = app_hidden.current_user_id() or app_hidden.current_operator_role() is not null then person
    else jsonb_populate_record(person, jsonb_build_object(
      'marketing_consent', false, 'necessary_cookies_consent', false, 'referrer', null, 'occupation', null, 'blocked_at', null
    ))
  end
$$;
comment on function app_hidden.public_user(app_public.users) is
  'A person as seen by others they work with: without consents, origin and internal assessments.';
