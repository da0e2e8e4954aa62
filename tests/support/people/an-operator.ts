import type { Actor } from '../actor.ts';
import type { TestTransaction } from '../test-transaction.ts';
import { registerPerson } from './register-person.ts';
import { sessionOf } from './session-of.ts';

/** An operator, signed in to the console. */
export async function anOperator(tx: TestTransaction, role = 'ADMIN') {
  const { userId } = await registerPerson(tx, { firstName: 'Drift', lastName: 'Vakt' });
  const [row] = await tx.query<{ token: string; operator_id: string }>(
    `select app_private.open_session($1, operator_id => o.id) as token, o.id as operator_id
     from app_private.appoint_operator($1, $2, 'JBSWY3DPEHPK3PXP') o (id)`,
    [userId, role],
  );
  return { who: (await sessionOf(tx, row!.token)) as Actor, operatorId: row!.operator_id };
}
