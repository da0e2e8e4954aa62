/** What a payload calls the row it tells of: `boat` of a `Boat`. */
export const rowFieldOf = (typeName: string): string =>
  typeName.charAt(0).toLowerCase() + typeName.slice(1);
