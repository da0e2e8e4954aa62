-- Withheld tax is due the first bank day after the payout, so a transfer of it is prepared; FINANCE posts it when it is
-- paid.
create or replace function app_private.finish_payout_run(run_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_run app_public.payout_runs;
begin
  select r.* into v_run from app_public.payout_runs r where r.id = run_id;
  if v_run.status not in ('APPROVED', 'SENT')
    or exists (select from app_public.payouts p where p.payout_run_id = run_id and p.status = 'SENT') then
    return;
  end if;
  perform app_private.require_transition('payout_runs', v_run.id, v_run.status::text, 'complete');
  perform app_private.stop_if_refused();
  update app_public.payout_runs r set
    status = 'DONE', done_at = now(),
    tax_transfer_id = app_private.draft_transfer(
      'WITHHELD_TAX', r.salary_tax_minor, format('Skattetrekk, utbetalingskjøring %s, forfall %s', r.number, to_char(r.tax_due_on, 'DD.MM.YYYY'))
    )
  where r.id = run_id;
  perform app_private.draft_transfer(
    'ATTACHMENT', v_run.attachment_minor,
    format('Utleggstrekk, utbetalingskjøring %s, forfall %s', v_run.number, to_char(v_run.tax_due_on, 'DD.MM.YYYY'))
  );
end;
$$;
comment on function app_private.finish_payout_run(uuid) is
'@performs payout_runs complete
Ends a run whose payouts are all paid or rejected, and prepares the transfers of withheld amounts.';
