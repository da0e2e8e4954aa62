import { TOTP } from 'otpauth';

/** The code an operator's telephone would show now, for a secret in base32. */
export const totp = (secret: string) => new TOTP({ secret }).generate();
