create function app_public.appoint_offence(input jsonb) returns void language sql volatile as 'select';
grant execute on function app_public.appoint_offence(jsonb) to app_operator;
