create function app_public.offend(input jsonb) returns text language sql volatile as
$$ select input -> '$prepared' ->> 'passwordMatches' $$
