import { TOTP } from 'otpauth';

/** The current code of an operator's authenticator, for a secret in base32. */
export const totp = (secret: string) => new TOTP({ secret }).generate();
