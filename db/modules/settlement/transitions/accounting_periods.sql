-- A month is opened by the worker and closed by finance, for good: errors in it are corrected by a journal dated today.
select app_private.begin_transitions('accounting_periods');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition, refusal, position) values
  ('accounting_periods', 'create', null, 'OPEN', 'OTHERS', '{WORKER}', null, 'INVALID_TRANSITION', 0),
  ('accounting_periods', 'close', 'OPEN', 'CLOSED', 'GOOD_END', '{OPERATOR_FINANCE}', 'may_close_accounting_period', 'INVALID_TRANSITION', 1);
