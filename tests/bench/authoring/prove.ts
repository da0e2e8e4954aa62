import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withInvoicer } from '../../db/invoicing/with-invoicer.ts';
import { call } from '../../db/payout/call.ts';
import { actor } from '../../support/actor.ts';
import { createTestDatabase } from '../../support/create-test-database.ts';
import type { Figure } from '../figure.ts';

const website = 'https://example.no';

/**
 * Uses the changed copy for the purpose of the changes; returns a figure for the ones that require
 * no file.
 */
export async function prove(root: string): Promise<Figure> {
  const database = await createTestDatabase(join(root, 'db'));
  try {
    await withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const [client] = await tx.query('select id from app_public.clients limit 1');
        const changed = await call(tx, invoicer.owner, 'update_client', {
          id: client?.id,
          attributes: { website },
        });
        assert.equal(changed.website, website);
        const [kind] = await tx.query(
          `select name_en as name from app_public.line_rules where line_type = 'BONUS'`,
        );
        assert.equal(kind?.name, 'Bonus');
        // An administrator writes a rate in the console, and no file changes.
        await tx.as(actor.operator('ADMIN'), (client) =>
          client.query(
            `insert into app_public.rates (rate_key, value, unit, valid, source)
             values ('vat_reduced', 8, 'PERCENT', '[2030-01-01,)', 'Test')`,
          ),
        );
        // Last, since a refusal aborts the transaction.
        await assert.rejects(
          tx.query(`select app_private.refuse('CLIENT_TOO_FAR'), app_private.stop_if_refused()`),
          /CLIENT_TOO_FAR/,
        );
      },
    )();
    const [fragment = ''] = globSync('portal/modules/**/updateClientFields.generated.ts', {
      cwd: root,
    });
    assert.match(readFileSync(join(root, fragment), 'utf8'), / website /);
    return { name: 'a VAT rate', unit: 'places', value: 0, most: 0 };
  } finally {
    await database.drop();
  }
}
