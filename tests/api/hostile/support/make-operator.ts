import { randomBytes } from 'node:crypto';
import { TOTP } from 'otpauth';
import { hashPassword } from '#plugins/core/passwords/hash-password.ts';
import type { TestDatabase } from '#tests/support/create-test-database.ts';

const secret = 'JBSWY3DPEHPK3PXP';

export interface TestOperator {
  email: string;
  password: string;
  /** The code that the telephone shows now, not yet used. */
  code: string;
  /** Of an open session. */
  token: string;
}

/** A reviewer with a session in the console. */
export async function makeOperator(
  database: TestDatabase,
  role: 'READ' | 'REVIEW' | 'FINANCE' | 'ADMIN',
): Promise<TestOperator> {
  const email = `${randomBytes(6).toString('hex')}@example.no`;
  const password = 'sol og måne';
  const hash = await hashPassword(password);
  return database.committed(async (tx) => {
    const [user] = await tx.query<{ id: string }>(
      `select app_private.create_user(jsonb_build_object('email', $1::text, 'firstName', 'Drift', 'lastName', 'Vakt'), $2) as id`,
      [email, hash],
    );
    const [session] = await tx.query<{ token: string }>(
      `select app_private.open_session($1, operator_id => app_private.appoint_operator($1, $2, $3)) as token`,
      [user!.id, role, secret],
    );
    return { email, password, code: new TOTP({ secret }).generate(), token: session!.token };
  });
}
