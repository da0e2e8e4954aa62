import { Secret, TOTP } from 'otpauth';

const period = 30;
/** Compared with when there is no secret, so that the answer costs the same. */
const dummySecret = new Secret({ size: 20 }).base32;

/**
 * The 30-second step a code belongs to, or null when it is wrong. One step before and after is let
 * through, for clocks that are not quite right and fingers that are slow.
 */
export function totpStep(secret: string | null, code: string, nowMs: number): number | null {
  const totp = new TOTP({
    secret: Secret.fromBase32(secret ?? dummySecret),
    algorithm: 'SHA1',
    digits: 6,
    period,
  });
  const delta = totp.validate({ token: code, timestamp: nowMs, window: 1 });
  return secret === null || delta === null ? null : Math.floor(nowMs / 1000 / period) + delta;
}
