create function app_public.offend(input jsonb) returns void language sql volatile as 'select';
comment on function app_public.offend(jsonb) is E'@impersonated refused\nMoves money and asks nobody.';
grant execute on function app_public.offend(jsonb) to app_user;
