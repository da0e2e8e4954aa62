-- Changes of tables and data since the newest committed migration.

-- What follows an event: rows that the modules' reactions/ state.
create table if not exists app_public.followers (
  id uuid primary key default uuidv7(),
  module text not null check (module ~ '^[a-z_]+$' and length(module) <= 50),
  entity text not null check (length(entity) between 1 and 63),
  event_type text not null check (event_type ~ '^[A-Z][A-Z_]*$' and length(event_type) <= 63),
  task text not null check (task ~ '^[a-z_]+/[a-z_]+$' and length(task) <= 100),
  message text check (message ~ '^[a-z_]+$' and length(message) <= 40),
  recipient text check (length(recipient) between 1 and 63),
  delay_minutes int not null default 0 check (delay_minutes between 0 and 525600),
  while_status text check (length(while_status) between 1 and 63),
  condition text check (length(condition) between 1 and 63),
  constraint followers_messages_have_a_recipient check ((message is null) = (recipient is null)),
  unique nulls not distinct (entity, event_type, module, task, message, recipient)
);
