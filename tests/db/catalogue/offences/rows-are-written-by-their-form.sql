create table app_public.offenders (id uuid primary key default uuidv7(), name text);
create function app_public.create_offender(input jsonb) returns app_public.offenders language sql volatile as $$
  insert into app_public.offenders (name) values (input ->> 'name') returning *
$$;
