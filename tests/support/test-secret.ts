/** The `SECRET` of databases and APIs that tests make. */
export const testSecret = 'a secret of the tests';
