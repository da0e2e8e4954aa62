import { randomUUID } from 'node:crypto';
import type { TestDatabase } from './create-test-database.ts';

/** Enqueues mails that need no other rows in the database. */
export async function enqueueSupportMails(database: TestDatabase, count: number): Promise<void> {
  await database.committed(async (tx) => {
    for (let n = 0; n < count; n += 1) {
      await tx.query(`select app_private.enqueue('clients/send_support_message', $1)`, [
        {
          id: randomUUID(),
          to: 'hjelp@honorar.test',
          client: 'Fjord AS',
          clientOrgNumber: '-',
          profile: 'Kari',
          senderName: 'Kari',
          message: `Hei ${n}`,
          senderEmail: 'kari@honorar.test',
        },
      ]);
    }
  });
}
