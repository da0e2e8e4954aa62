-- A small world of its own for the generic plugins: teams with projects, people and tasks.
-- The core functions have the names and signatures of db/modules/core, but only as much body
-- as the plugins can notice.

do $$
declare v_role text;
begin
  perform pg_advisory_xact_lock(7204511);
  foreach v_role in array array['app_owner', 'app_visitor', 'app_user', 'app_operator'] loop
    if not exists (select from pg_roles where rolname = v_role) then
      execute format('create role %I nologin', v_role);
    end if;
  end loop;
  if not exists (select from pg_roles where rolname = 'app_authenticator') then
    create role app_authenticator login noinherit password 'app_authenticator';
  end if;
  grant app_visitor, app_user, app_operator to app_authenticator;
end $$;

create schema app_public authorization app_owner;
create schema app_hidden authorization app_owner;
create schema app_private authorization app_owner;
create extension citext;
create extension pg_trgm;
create extension unaccent;
grant usage on schema app_public, app_hidden, app_private
  to app_visitor, app_user, app_operator, app_authenticator;
alter default privileges revoke execute on functions from public;

create type app_public.error_code as enum (
  'BLANK', 'INCLUSION', 'INVALID', 'INVALID_PHONE_NUMBER', 'INVALID_TRANSITION', 'LINE_MISMATCH',
  'TAKEN', 'TOO_BIG', 'TOO_BIG_OR_EQUAL', 'TOO_SHORT', 'TOO_SMALL', 'TOO_SMALL_OR_EQUAL', 'UNAUTHORIZED'
);
create type app_public.project_status as enum ('OPEN', 'DONE', 'DROPPED');
create type app_public.address as (line1 text, postal_code text, latitude float8);

-- core: refusals, files, sessions, transitions ------------------------------------------------

create function app_private.refuse(code app_public.error_code, path text default '') returns void
language plpgsql as $$
begin
  perform set_config('app.refusals', (
    coalesce(nullif(current_setting('app.refusals', true), ''), '[]')::jsonb
    || jsonb_build_object('code', code, 'path', path))::text, true);
end $$;
create function app_private.stop_if_refused() returns void language plpgsql as $$
declare v_refusals text := nullif(current_setting('app.refusals', true), '');
begin
  if v_refusals is not null then
    raise exception 'refused' using errcode = 'AP001', detail = v_refusals;
  end if;
end $$;
grant execute on function app_private.refuse, app_private.stop_if_refused
  to app_visitor, app_user, app_operator;

-- What the catalogue asks about the operator who reads it.
create function app_hidden.current_user_id() returns uuid language sql stable as
  $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
create function app_hidden.current_actor_name() returns text language sql stable as
  $$ select 'Operator' $$;
create function app_hidden.current_operator_role() returns text language sql stable as
  $$ select nullif(current_setting('app.operator_role', true), '') $$;
create function app_hidden.current_actors() returns text[] language sql stable as
  $$ select array['OPERATOR_' || app_hidden.current_operator_role()] $$;
create function app_hidden.current_account_id() returns uuid language sql stable as
$$ select nullif(current_setting('app.account_id', true), '')::uuid $$;
create function app_hidden.search_text(variadic parts text[]) returns text language sql immutable as
$$ select lower(public.unaccent('public.unaccent', array_to_string(parts, ' '))) $$;
grant execute on all functions in schema app_hidden to app_visitor, app_user, app_operator;

create table app_private.sessions (
  token_sha256 bytea primary key, role text, session_id text, user_id text, account_id text,
  account_role text, operator_role text, administrator_id text, revoked boolean default false
);
create function app_private.session_settings(token_sha256 bytea) returns table (
  role text, session_id text, user_id text, account_id text, account_role text,
  operator_role text, administrator_id text
) language sql stable security definer set search_path to pg_catalog, public, pg_temp as $$
  select s.role, s.session_id, s.user_id, s.account_id, s.account_role, s.operator_role, s.administrator_id
  from app_private.sessions s where s.token_sha256 = session_settings.token_sha256 and not s.revoked
$$;
grant execute on function app_private.session_settings to app_authenticator;

create table app_public.transitions (
  id uuid primary key default uuidv7(), entity text not null, action text not null, from_status text,
  to_status text not null, actors text[] not null, condition text,
  refusal app_public.error_code not null default 'INVALID_TRANSITION', position int not null default 0
);
insert into app_public.transitions (entity, action, from_status, to_status, actors, position) values
  ('projects', 'create', null, 'OPEN', '{OWNER}', 0),
  ('projects', 'close', 'OPEN', 'DONE', '{OWNER,OPERATOR_REVIEW}', 1);
grant select on app_public.transitions to app_user, app_operator;
comment on table app_public.transitions is E'Which state leads to which.\n\n@prefix tra\n@hide';

-- the world ------------------------------------------------------------------------------------

create table app_public.accounts (
  id uuid primary key default uuidv7(), name text not null
);
create table app_public.files (
  id uuid primary key default uuidv7(), account_id uuid references app_public.accounts,
  filename text not null, content_type text not null, byte_size bigint not null, sha256 bytea not null,
  storage_key text not null, thumb_storage_key text, created_at timestamptz not null default now()
);
create table app_public.people (
  id uuid primary key default uuidv7(), account_id uuid not null references app_public.accounts,
  name text not null, email citext
);
create table app_public.projects (
  id uuid primary key default uuidv7(), account_id uuid not null references app_public.accounts,
  person_id uuid references app_public.people, brief_file_id uuid references app_public.files,
  title text not null, note text, status app_public.project_status not null default 'OPEN',
  budget_minor bigint not null default 0, share_percent numeric, due_on date, place app_public.address,
  labels text[] not null default '{}', archived_at timestamptz,
  created_at timestamptz not null default now(), secret text,
  search_text text generated always as (app_hidden.search_text(title, note)) stored
);
create index on app_public.projects (account_id);
create index on app_public.projects (person_id);
create index on app_public.projects (brief_file_id);
create table app_public.tasks (
  id uuid primary key default uuidv7(), account_id uuid not null references app_public.accounts,
  project_id uuid not null references app_public.projects on delete cascade,
  position int not null, title text not null, hours numeric,
  unique (project_id, position)
);
create index on app_public.tasks (account_id);

alter table app_public.accounts enable row level security;
alter table app_public.files enable row level security;
alter table app_public.people enable row level security;
alter table app_public.projects enable row level security;
alter table app_public.tasks enable row level security;
create policy "members see their account" on app_public.accounts to app_user
  using (id = (select app_hidden.current_account_id()));
create policy "members handle files" on app_public.files to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "members handle people" on app_public.people to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "members handle projects" on app_public.projects to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "members handle tasks" on app_public.tasks to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "operators see accounts" on app_public.accounts to app_operator using (true);
create policy "operators see files" on app_public.files for select to app_operator using (true);
create policy "operators see people" on app_public.people to app_operator using (true) with check (true);
create policy "operators see projects" on app_public.projects to app_operator using (true) with check (true);
create policy "operators see tasks" on app_public.tasks to app_operator using (title is not null);
create policy "operators with finance drop files" on app_public.files for delete to app_operator
  using ((select app_hidden.current_operator_role()) = 'FINANCE');

grant select on app_public.accounts, app_public.people to app_user;
grant select on app_public.accounts to app_visitor;
grant select (id, account_id, filename, content_type, byte_size, created_at), insert on app_public.files to app_user;
grant select, insert, update, delete on app_public.projects to app_user;
grant select, insert on app_public.tasks to app_user;
grant select on app_public.accounts, app_public.files, app_public.people, app_public.projects, app_public.tasks
  to app_operator;
grant insert (account_id, name, email), update (name, email) on app_public.people to app_operator;
grant update (note, status) on app_public.projects to app_operator;
grant delete on app_public.tasks, app_public.files to app_operator;

comment on table app_public.accounts is E'Who owns the work.\n\n@prefix acc\n@label name';
comment on table app_public.files is E'A stored file.\n\n@name attachment\n@prefix fil\n@label filename';
comment on table app_public.people is E'Somebody to work for.\n\n@prefix per\n@label name\n@section work';
comment on table app_public.projects is
  E'A piece of work.\n\n@prefix prj\n@list\n@search search_text\n@sort person.name\n@label title\n@section work\n@statusSubscription projectStatusChanged';
comment on table app_public.tasks is E'A step of a project.\n\n@prefix tsk\n@order position\n@label heading\n@search title\n@search project.search_text';
comment on column app_public.projects.status is E'How far it has come.\n\n@filter';
comment on column app_public.projects.secret is E'@behavior -*';
comment on column app_public.projects.person_id is E'@filter';
comment on column app_public.projects.brief_file_id is E'@file';
comment on column app_public.projects.archived_at is E'@filter archived';
comment on column app_public.projects.created_at is E'@filter\n@sort';
comment on column app_public.projects.due_on is E'@filter\n@sort';
comment on column app_public.projects.title is E'@filter\n@sort';
comment on column app_public.projects.budget_minor is E'What may be spent.\n\n@sort';
comment on constraint tasks_project_id_fkey on app_public.tasks is E'@foreignFieldName tasks';

create function app_private.register_file(account_id uuid, filename text, content_type text, byte_size bigint,
  sha256 bytea, storage_key text, thumb_storage_key text default null) returns uuid
language sql volatile security definer set search_path to pg_catalog, public, pg_temp as $$
  insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key, thumb_storage_key)
  values (app_hidden.current_account_id(), $2, $3, $4, $5, $6, $7) returning id
$$;
grant execute on function app_private.register_file to app_user, app_operator;

-- queries --------------------------------------------------------------------------------------

create function app_public.projects_task_count(project app_public.projects) returns int language sql stable as
$$ select count(*)::int from app_public.tasks where project_id = project.id $$;
comment on function app_public.projects_task_count is E'@notNull\n@behavior +proc:orderBy';
create function app_public.tasks_heading(task app_public.tasks) returns text language sql stable as
$$ select task.position || '. ' || task.title $$;
create function app_public.projects_available_actions(project app_public.projects) returns text[] language sql stable as
$$ select coalesce(array_agg(t.action order by t.position), '{}') from app_public.transitions t
   where t.entity = 'projects' and t.from_status = project.status::text $$;
comment on function app_public.projects_available_actions is E'@notNull';
create function app_public.assigned_projects(person_id uuid, keyword text default null)
returns setof app_public.projects language sql stable as
$$ select * from app_public.projects p where p.person_id = $1 and (keyword is null or p.title ilike '%' || keyword || '%') $$;
comment on function app_public.assigned_projects is E'Projects of one person.\n\n@list assignedProjects';
create type app_public.whoami as (id uuid, account app_public.accounts, role text, can_manage boolean);
comment on type app_public.whoami is E'@prefix ses';
comment on column app_public.whoami.id is E'@notNull';
comment on column app_public.whoami.can_manage is E'@notNull';
create function app_public.whoami() returns app_public.whoami language sql stable as $$
  select case when current_setting('app.session_id', true) <> '' then
    row(current_setting('app.session_id', true)::uuid,
      (select a from app_public.accounts a where a.id = app_hidden.current_account_id()),
      current_setting('app.account_role', true), true)::app_public.whoami end
$$;
grant execute on function app_public.tasks_heading to app_operator;
grant execute on function app_public.projects_task_count, app_public.projects_available_actions,
  app_public.assigned_projects to app_user, app_operator;
grant execute on function app_public.whoami to app_visitor, app_user;

-- mutations ------------------------------------------------------------------------------------

create function app_public.create_project(input jsonb) returns app_public.projects language plpgsql as $$
declare v_row app_public.projects; v_task jsonb; v_n int := 0;
begin
  if input #>> '{attributes,title}' = 'forbidden' then
    perform app_private.refuse('TAKEN', 'attributes.title');
  end if;
  if (input #>> '{attributes,budget}')::bigint = 13 then
    perform app_private.refuse('LINE_MISMATCH', 'attributes.budget');
  end if;
  perform app_private.stop_if_refused();
  insert into app_public.projects (account_id, person_id, brief_file_id, title, note, budget_minor, share_percent, due_on)
  values (app_hidden.current_account_id(), (input #>> '{attributes,personId}')::uuid,
    (input #>> '{attributes,brief}')::uuid, input #>> '{attributes,title}',
    coalesce(input #>> '{attributes,note}', input #>> '{$prepared,note}'),
    coalesce((input #>> '{attributes,budget}')::bigint, 0), (input #>> '{attributes,share}')::numeric,
    (input #>> '{attributes,dueOn}')::date)
  returning * into v_row;
  for v_task in select * from jsonb_array_elements(input -> 'tasks') loop
    v_n := v_n + 1;
    insert into app_public.tasks (account_id, project_id, position, title, hours)
    values (v_row.account_id, v_row.id, v_n, v_task ->> 'title', (v_task ->> 'hours')::numeric);
  end loop;
  return v_row;
end $$;
create function app_public.update_project(input jsonb) returns app_public.projects language plpgsql as $$
declare v_row app_public.projects;
begin
  update app_public.projects set
    title = case when input ? 'title' then input ->> 'title' else title end,
    note = case when input ? 'note' then input ->> 'note' else note end
  where id = (input ->> 'id')::uuid returning * into v_row;
  if v_row.id is null then
    perform app_private.refuse('INVALID', 'id');
  end if;
  return v_row;
end $$;
create function app_public.close_project(input jsonb) returns app_public.projects language plpgsql as $$
declare v_row app_public.projects;
begin
  update app_public.projects set status = 'DONE' where id = (input ->> 'id')::uuid and status = 'OPEN' returning * into v_row;
  if v_row.id is null then
    perform app_private.refuse('INVALID_TRANSITION', 'id');
    perform app_private.stop_if_refused();
  end if;
  perform pg_notify('app:projects:' || v_row.id, json_build_object('id', v_row.id, 'entity', 'projects', 'event', 'close', 'status', 'DONE')::text);
  perform pg_notify('app:projects:' || v_row.account_id, json_build_object('id', v_row.id, 'entity', 'projects', 'event', 'close', 'status', 'DONE')::text);
  return v_row;
end $$;
create function app_public.destroy_project(input jsonb) returns app_public.projects language sql as
$$ delete from app_public.projects where id = (input ->> 'id')::uuid returning * $$;
comment on function app_public.destroy_project is E'@destroys';
create type app_public.key_payload as (token text, deep_link text);
create function app_public.issue_key(input jsonb) returns app_public.key_payload language sql as
$$ select row('key-' || (input ->> 'name'), '/start')::app_public.key_payload $$;
create function app_public.touch(input jsonb) returns void language plpgsql as $$
begin
  if input ->> 'how' = 'explode' then
    raise exception 'the secret inside';
  end if;
end $$;
grant execute on function app_public.create_project, app_public.update_project, app_public.destroy_project to app_user;
grant execute on function app_public.close_project to app_user, app_operator;
grant execute on function app_public.issue_key, app_public.touch to app_visitor, app_user;
