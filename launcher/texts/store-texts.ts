import { withClient } from '#db/tools/with-client.ts';
import { env } from '../env.ts';
import { readTexts } from './read-texts.ts';

/** Tells the database what our files say, beside which operators say it otherwise. */
export async function storeTexts(ownerUrl: string): Promise<void> {
  const texts = JSON.stringify(readTexts(env.root));
  await withClient(ownerUrl, (client) =>
    client.query('select app_private.keep_texts($1)', [texts]),
  );
}
