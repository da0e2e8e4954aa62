/** `length_m` → `lengthM`, as the API calls a column. */
export const camel = (name: string) =>
  name.replace(/_(\w)/g, (_all, character: string) => character.toUpperCase());
