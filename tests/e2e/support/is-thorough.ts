/** Before a release every screen is checked in all sizes and colours: `npm test -- --all`. */
export const isThorough = Boolean(process.env.THOROUGH);
