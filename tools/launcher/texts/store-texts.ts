import { withClient } from '#db/tools/with-client.ts';
import { env } from '../env.ts';
import { readTexts } from './read-texts.ts';

/** Stores the texts of the files in the database, beside operators' overrides. */
export async function storeTexts(ownerUrl: string): Promise<void> {
  const texts = JSON.stringify(readTexts(env.root));
  await withClient(ownerUrl, (client) =>
    client.query('select app_private.store_texts($1)', [texts]),
  );
}
