import { pino } from 'pino';

/**
 * An error that is safe to log. Postgres' detail quotes values of the row: a personal number that two
 * requests claim at one moment would appear. Table and constraint suffice.
 */
export function serializeError(error: Error) {
  const { detail: _values, ...fields } = pino.stdSerializers.err(error);
  return fields;
}
