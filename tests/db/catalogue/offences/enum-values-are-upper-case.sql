create type app_public.offence as enum ('Small', 'BIG');
