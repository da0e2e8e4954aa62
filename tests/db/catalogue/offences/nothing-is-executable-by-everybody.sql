create function app_public.offend() returns void language sql as 'select';
grant execute on function app_public.offend() to public;
