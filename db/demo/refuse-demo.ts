import { withClient } from '../tools/with-client.ts';
import { people } from './people.ts';

/** Throws when people of the demo can log in, since their passwords and codes are public in this repository. */
export async function refuseDemo(ownerUrl: string): Promise<void> {
  const known = 'select from app_public.users where email::text = any($1) limit 1';
  const found = await withClient(ownerUrl, (client) =>
    client.query(known, [people.map(({ email }) => email)]),
  );
  if (found.rowCount === 0) return;
  throw new Error(
    'This database holds the demo, whose passwords and operators’ codes everybody knows. Give ' +
      'production a database of its own: another DATABASE_URL, or a checkout without its .data.',
  );
}
