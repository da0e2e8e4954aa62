/** The working name, in its one place. */
export const productName = 'Honorar';
