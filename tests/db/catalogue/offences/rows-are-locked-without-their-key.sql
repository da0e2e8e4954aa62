create function app_private.offend(row_id uuid) returns void language sql
as 'select from app_public.accounts a where a.id = row_id for update';
