create function app_private.offend(id uuid) returns void language sql
as 'update app_public.invoices i set published_at = now(), status = ''PUBLISHED'' where i.id = $1';
