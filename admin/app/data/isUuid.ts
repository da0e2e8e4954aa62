const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a value can be the id of a row. */
export const isUuid = (value: unknown): boolean => uuid.test(String(value));
