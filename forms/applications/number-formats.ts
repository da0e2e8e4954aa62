/** Numbers that people are known by: with a space where it is usual, as it is read. */
export const numberFormats = {
  phone: /^\+?[0-9](?: ?[0-9]){2,19}$/,
  'national-id': /^[0-9]{6} ?[0-9]{5}$/,
};
