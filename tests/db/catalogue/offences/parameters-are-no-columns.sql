create function app_private.offence(account_id uuid) returns boolean language sql stable
as $$ select exists (select from app_public.memberships m where m.account_id = account_id) $$;
