-- A hundred of the loaded freelancers have started an application to a job whose form has a hundred questions. Triggers
-- are disabled, as in the main load.
set session_replication_role = replica;

create temp table busy_team as
select uuidv7() as account_id, uuidv7() as department_id, uuidv7() as job_id, uuidv7() as version_id;

insert into app_public.accounts (id, slug, account_type, name, tag, primary_user_id)
select t.account_id, 'bench-choir', 'TEAM', 'Koret', 'MARCHING_BAND', u.id
from busy_team t, app_public.users u where u.email = 'bench1@example.no';

insert into app_public.departments (id, account_id, name) select department_id, account_id, 'Alle' from busy_team;

insert into app_public.jobs (id, account_id, department_id, status, title, tagline, description, privacy_link, terms_link, published_at)
select job_id, account_id, department_id, 'PUBLISHED', 'Sanger', 'Syng med oss', 'Vi trenger deg.',
  'https://koret.example/personvern', 'https://koret.example/vilkar', now()
from busy_team;

insert into app_public.job_form_versions (id, account_id, job_id, version, application_form)
select version_id, account_id, job_id, 1, jsonb_build_object('pages', jsonb_build_array(jsonb_build_object(
  'title', 'Om deg', 'pageNumber', 1, 'questions', (
    select jsonb_agg(jsonb_build_object('id', 'q' || n, 'label', 'Spørsmål ' || n, 'type', 'TEXT'))
    from generate_series(1, 100) n))))
from busy_team;

insert into app_public.job_applications (account_id, partner_account_id, job_id, form_version_id, user_id, name, email)
select a.id, t.account_id, t.job_id, t.version_id, u.id, u.first_name || ' ' || u.last_name, u.email
from busy_team t, app_public.users u join app_public.accounts a on a.primary_user_id = u.id and a.account_type = 'PERSONAL'
where u.email in (select format('bench%s@example.no', n) from generate_series(101, 200) n);

set session_replication_role = origin;
