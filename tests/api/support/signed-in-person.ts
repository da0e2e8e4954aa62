import type { ProductApi } from './product-api.ts';

/** Registers a user with a confirmed address and opens a session in their own account. */
export async function signedInPerson({ root }: ProductApi, email: string): Promise<string> {
  const attributes = { email, firstName: 'Kari', lastName: 'Nordmann' };
  const { rows } = await root.query<{ id: string }>(
    'select app_private.register($1::jsonb, null) as id',
    [JSON.stringify(attributes)],
  );
  const id = rows[0]!.id;
  await root.query('select app_private.confirm_user($1)', [id]);
  const opened = await root.query<{ token: string }>(
    'select app_private.open_landing_session($1) as token',
    [id],
  );
  return opened.rows[0]!.token;
}
