-- The roles of the cluster. Run by a role that may create roles, before the first migration and at
-- every start: it is safe to run again. Passwords are set by the caller, never written here.
do $$
declare
  v_role text;
begin
  foreach v_role in array array['app_owner', 'app_authenticator', 'app_visitor', 'app_user', 'app_operator', 'app_worker'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = v_role) then
      begin
        execute format('create role %I', v_role);
      exception when duplicate_object or unique_violation then
        null; -- A second checkout on the same cluster was faster.
      end;
    end if;
  end loop;
end;
$$;

-- Only a superuser may speak of these two at all, so they are mentioned when one of them is wrong.
do $$
declare
  v_role text;
begin
  for v_role in
    select rolname from pg_catalog.pg_roles
    where (rolsuper or rolbypassrls)
      and rolname in ('app_owner', 'app_authenticator', 'app_visitor', 'app_user', 'app_operator', 'app_worker')
  loop
    execute format('alter role %I nosuperuser nobypassrls', v_role);
  end loop;
end;
$$;

-- Migrates and owns. It logs in only to migrate.
alter role app_owner login noinherit nocreaterole;
-- Logs in for the API and holds no right of its own: it can only become one of the three below.
alter role app_authenticator login noinherit nocreaterole;
-- Compiling a statement that answers in a millisecond costs more than it saves. Set here, since a pooler forwards no options.
alter role app_authenticator set jit = off;
alter role app_visitor nologin noinherit nocreaterole;
alter role app_user nologin noinherit nocreaterole;
alter role app_operator nologin noinherit nocreaterole;
-- Runs jobs with execute on named functions.
alter role app_worker login noinherit nocreaterole;

grant app_visitor, app_user, app_operator to app_authenticator;
