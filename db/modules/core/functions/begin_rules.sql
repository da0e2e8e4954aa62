-- Every rules file starts with this: first all rights are revoked, then the platform's common rules are applied, so
-- that a file grants only what it states, and no table can lack row-level security, the audit, the owner's own access,
-- the exclusion of operators from their own accounts, the check of names, tidied texts, status changes by transition
-- only, and the limit on added rows.
create or replace function app_private.begin_rules(
  table_name regclass, redacted_columns text[] default '{}', is_audited boolean default true
) returns void
language plpgsql volatile
as $$
declare
  v_name text := table_name::text;
  v_is_public boolean := (select relnamespace = 'app_public'::regnamespace from pg_catalog.pg_class where oid = table_name);
  v_row record;
begin
  for v_row in select polname from pg_catalog.pg_policy where polrelid = table_name loop
    execute format('drop policy %I on %s', v_row.polname, v_name);
  end loop;
  for v_row in select tgname from pg_catalog.pg_trigger where tgrelid = table_name and not tgisinternal loop
    execute format('drop trigger %I on %s', v_row.tgname, v_name);
  end loop;
  execute format(
    'revoke all on %s from public, app_authenticator, app_visitor, app_user, app_operator, app_worker', v_name
  );

  execute format('alter table %s enable row level security', v_name);
  execute format('alter table %s force row level security', v_name);
  execute format(
    'create policy "the owner''s functions see every row" on %s to app_owner using (true) with check (true)', v_name
  );
  if v_is_public then
    execute format('grant select on %s to app_operator', v_name);
    -- A condition would bar `like` from the indexes of search, since it is not leakproof. The role is given to sessions of
    -- operators only (session_settings).
    execute format('create policy "operators read every row" on %s for select to app_operator using (true)', v_name);
    perform app_private.begin_rules_for_standard_columns(table_name);
    perform app_private.begin_rules_for_operators(table_name);
    perform app_private.begin_rules_for_names(table_name);
    perform app_private.begin_rules_for_states(table_name);
  end if;

  if exists (select from pg_catalog.pg_attribute where attrelid = table_name and attname = 'updated_at' and not attisdropped) then
    execute format('create trigger _100_touch before update on %s for each row execute function app_private.tg__touch()', v_name);
  end if;
  if is_audited then
    perform app_private.begin_rules_for_texts(table_name);
    perform app_private.begin_rules_for_audit(table_name, redacted_columns);
    if v_is_public then
      execute format(
        'create trigger _950_limit after insert on %s referencing new table as added for each statement '
        'when (current_setting(''role'') = ''app_user'') execute function app_private.tg__limit()',
        v_name
      );
    end if;
  else
    execute format(
      'create trigger _000_append_only before update or delete or truncate on %s for each statement execute function app_private.tg__append_only()',
      v_name
    );
  end if;
end;
$$;
comment on function app_private.begin_rules(regclass, text[], boolean) is
  'Clears a table''s policies, triggers and grants and sets the defaults. Secret columns are redacted in the audit '
  'trail, or masked down to their last digits when given as masked:column; a table that is not audited is append-only.';
