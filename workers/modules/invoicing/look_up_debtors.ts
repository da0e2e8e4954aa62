import type { WorkerTask } from '../../core/worker-task.ts';

/** Has everybody looked up who owes money, and everybody who is invoiced for. */
export const lookUpDebtors: WorkerTask = async (_payload, { database, log }) => {
  const asked = await database.call('look_up_debtors');
  log.info({ asked }, 'organisations to be looked up');
};
