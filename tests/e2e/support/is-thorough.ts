/** Before a release every screen is looked at in every way: `npm test -- --all`. */
export const isThorough = Boolean(process.env.THOROUGH);
