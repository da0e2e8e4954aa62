-- A file is read by the worker, looked at by an operator and booked by the worker. Files from the folder are booked by themselves.
select app_private.begin_transitions('bank_files');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, position) values
  ('bank_files', 'upload', null, 'READING', 'OTHERS', '{OPERATOR_FINANCE}', 0),
  ('bank_files', 'take', null, 'READING', 'OTHERS', '{WORKER}', 1),
  ('bank_files', 'preview', 'READING', 'PREVIEW', 'OPERATORS', '{WORKER}', 2),
  ('bank_files', 'refuse', 'READING', 'REFUSED', 'BAD_END', '{WORKER}', 3),
  ('bank_files', 'book', 'PREVIEW', 'BOOKING', 'OTHERS', '{OPERATOR_FINANCE,WORKER}', 4),
  ('bank_files', 'discard', 'PREVIEW', 'DISCARDED', 'BAD_END', '{OPERATOR_FINANCE}', 5),
  ('bank_files', 'complete', 'BOOKING', 'BOOKED', 'GOOD_END', '{WORKER}', 6);
