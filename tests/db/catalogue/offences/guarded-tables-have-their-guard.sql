create table app_public.offenders (id uuid primary key default uuidv7(), status text);
insert into app_public.transitions (entity, action, to_status, outcome, actors) values ('offenders', 'create', 'NEW', 'OTHERS', '{OWNER}');
create trigger _200_guard_transition before update on app_public.offenders
  for each row execute function app_private.tg__guard_transition();
