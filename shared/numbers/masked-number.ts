/** A number with all after its first six characters hidden, as `app_hidden.masked_number` does it. */
export const maskedNumber = (number: string) => number.slice(0, 6).padEnd(number.length, '*');
