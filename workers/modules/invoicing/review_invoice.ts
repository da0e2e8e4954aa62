import { RegisterDownError } from '#shared/register/fetch-register.ts';
import { findCompany } from '#shared/register/read-company.ts';
import { type OutsideContext, readPayload, withExternalService } from '../../core/worker-task.ts';

/** Lets the database approve what needs no eye, and leave the rest for an operator. */
export const reviewInvoice = withExternalService('register', async (payload, context) => {
  const { id } = readPayload(payload, 'id');
  await lookUpClient(id, context);
  await context.database.call('review_invoice', id);
});

/** If the register is down, the last answer stays, and the invoice waits for manual review. */
async function lookUpClient(
  id: string,
  { database, registerUrl, log }: OutsideContext,
): Promise<void> {
  const number = await database.call('number_to_look_up', id);
  if (typeof number !== 'string') return;
  try {
    const company = await findCompany(registerUrl, number);
    await database.call('note_register_answer', number, company && JSON.stringify(company));
  } catch (error) {
    if (!(error instanceof RegisterDownError)) throw error;
    log.warn({ err: error }, 'the client could not be looked up');
  }
}
