import { Logger } from 'graphile-migrate';

/**
 * A logger for graphile-migrate that passes each message to one listener. Errors are thrown and not logged.
 */
export function quietLogger(onProgress: (message: string) => void): Logger {
  return new Logger(() => (level, message) => {
    if (level !== 'debug' && level !== 'error') onProgress(message);
  });
}
