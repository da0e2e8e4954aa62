create table app_public.offenders (
  id uuid primary key default uuidv7(),
  client text,
  client_id uuid references app_public.clients
);
