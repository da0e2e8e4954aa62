/** The field of a payload that contains the row: `boat` of a `Boat`. */
export const rowFieldOf = (typeName: string): string =>
  typeName.charAt(0).toLowerCase() + typeName.slice(1);
