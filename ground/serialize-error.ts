import { pino } from 'pino';

/**
 * An error as a log may keep it. What Postgres calls its detail quotes values of the row: a personal
 * number that two people claim at one moment would stand there. Table and constraint say enough.
 */
export function serializeError(error: Error) {
  const { detail: _values, ...fields } = pino.stdSerializers.err(error);
  return fields;
}
