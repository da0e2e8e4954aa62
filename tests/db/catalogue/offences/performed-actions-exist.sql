create function app_public.offend(input jsonb) returns void language sql as 'select';
comment on function app_public.offend(jsonb) is E'@performs invoices offend\nOffends.';
