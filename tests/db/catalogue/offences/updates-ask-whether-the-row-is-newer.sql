create function app_public.update_offence(input jsonb) returns void language sql volatile as 'select';
