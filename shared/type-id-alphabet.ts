/** Crockford's base 32 in lower case: no i, l, o or u, so that an id can be read out on the telephone. */
export const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
