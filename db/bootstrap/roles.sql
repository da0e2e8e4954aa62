-- The roles of the cluster. Run by whoever may create roles, before the first migration and at
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

-- Migrates and owns. It logs in only to migrate.
alter role app_owner login noinherit nosuperuser nocreaterole nobypassrls;
-- Logs in for the API and holds no right of its own: it can only become one of the three below.
alter role app_authenticator login noinherit nosuperuser nocreaterole nobypassrls;
alter role app_visitor nologin noinherit nosuperuser nocreaterole nobypassrls;
alter role app_user nologin noinherit nosuperuser nocreaterole nobypassrls;
alter role app_operator nologin noinherit nosuperuser nocreaterole nobypassrls;
-- Runs jobs with execute on named functions.
alter role app_worker login noinherit nosuperuser nocreaterole nobypassrls;

grant app_visitor, app_user, app_operator to app_authenticator;
