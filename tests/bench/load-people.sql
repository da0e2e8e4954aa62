-- A team of 10 000 people, and a hundred freelancers who sign in with the password whose hash is $hash$. Triggers are
-- disabled, as in the main load.
set session_replication_role = replica;

create temp table team as select uuidv7() as account_id, (
  select id from app_public.users where email = 'bench44@example.no'
) as owner_id;

insert into app_public.accounts (id, slug, account_type, tag, name, primary_user_id, organization_verified_at)
select account_id, 'bench-team', 'TEAM', 'SPORTS', 'Brygga idrettslag', owner_id, now() from team;
insert into app_public.departments (account_id, name, description, is_default)
select account_id, 'Felles', 'Alle', true from team;
insert into app_public.memberships (account_id, user_id, role) select account_id, owner_id, 'OWNER' from team;

create temp table person as
select n, uuidv7() as user_id, (array['Kari', 'Ola', 'Ingrid', 'Amina', 'Jonas', 'Siri', 'Nora', 'Per', 'Åse', 'Zahra'])[1 + n % 10] as first_name,
  (array['Nordmann', 'Hansen', 'Berg', 'Warsame', 'Vik', 'Lunde', 'Aune', 'Strand', 'Ødegård'])[1 + n % 9] || ' ' || n / 90 as last_name
from generate_series(1, $members$) n;
insert into app_public.users (id, email, first_name, last_name, confirmed_at)
select user_id, format('medlem%s@example.no', n), first_name, last_name, now() from person;
insert into app_public.memberships (account_id, user_id, role) select account_id, user_id, 'MEMBER' from person cross join team;

insert into app_private.user_secrets (user_id, password_hash)
select id, '$hash$' from app_public.users where email ~ '^bench1[0-9]{2}@'
on conflict (user_id) do update set password_hash = excluded.password_hash;

set session_replication_role = origin;
analyze app_public.users, app_public.memberships, app_private.user_secrets;
