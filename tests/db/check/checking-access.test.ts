// Goal: a policy or function that gives foreign rows away is reported with its file and line.
// Method: one module with such leaks; finding them at all is tested in `rls/leaks.test.ts`.
import { expect, test } from 'vitest';
import { boats, findings } from './support/harbour.ts';

const like = (text: string) => expect.stringContaining(text);
const rules = 'db/modules/harbour/tables/boats.rules.sql';

test('a policy and two definers that give away foreign rows are reported with their lines', async () => {
  const found = await findings({
    [rules]: boats.replace('account_id = (select app_hidden.current_account_id())', 'true'),
    'db/modules/harbour/functions/rename_boat.sql': `-- Definer because no role may write it.
create or replace function app_public.rename_boat(input jsonb) returns app_public.boats
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_boat app_public.boats;
begin
  -- app_hidden.current_account_id() is only mentioned.
  update app_public.boats set name = input ->> 'name' where id = (input ->> 'id')::uuid returning * into v_boat;
  perform app_private.refuse_when_impersonating();
  return v_boat;
end;
$$;
comment on function app_public.rename_boat(jsonb) is E'@impersonated refused\\nRenames it.';
grant execute on function app_public.rename_boat(jsonb) to app_user;
`,
    'db/modules/harbour/functions/boat_names.sql': `-- Definer that names the account and compares nothing with it.
create or replace function app_public.boat_names() returns text
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$ select string_agg(name, ', ') from app_public.boats where app_hidden.current_account_id() is not null $$;
comment on function app_public.boat_names() is 'Names.';
grant execute on function app_public.boat_names() to app_user;
`,
  });
  expect(found).toContainEqual(
    like(
      `${rules}:3 "members read their account's boats" lets in a member of another account (sel`,
    ),
  );
  expect(found).toContainEqual(
    expect.stringMatching(
      /boat_names.sql:2 .* gives a row of app_public.boats to .*owner of another account \(read\)/,
    ),
  );
  expect(found).toContainEqual(like('rename_boat.sql:2 app_public.rename_boat(jsonb): A definer'));
});
