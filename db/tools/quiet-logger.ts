import { Logger } from 'graphile-migrate';

/** A logger for graphile-migrate that hands each sentence to one listener; what fails is thrown. */
export function quietLogger(onProgress: (message: string) => void): Logger {
  return new Logger(() => (level, message) => {
    if (level !== 'debug' && level !== 'error') onProgress(message);
  });
}
