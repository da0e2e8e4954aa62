const most = 12;

/** Values as a sentence names them; of many the first. */
export const listed = (values: readonly unknown[]): string =>
  [...values.slice(0, most).map(String), ...(values.length > most ? ['…'] : [])].join(', ');
