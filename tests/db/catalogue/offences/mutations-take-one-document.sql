create function app_public.offend(name text) returns void language sql volatile as 'select';
grant execute on function app_public.offend(text) to app_user;
