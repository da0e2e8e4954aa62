create function app_public.offend() returns void language sql security definer set search_path to public as 'select';
