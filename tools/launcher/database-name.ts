/** Of the database that people work in, unless an address names another. */
export const DATABASE_NAME = 'honorar';
