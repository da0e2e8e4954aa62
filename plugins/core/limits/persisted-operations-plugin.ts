import { readFileSync, statSync } from 'node:fs';
import 'grafserv';
import { SafeError } from 'grafast';

/** Reads `hash → document` again whenever the front end was built anew; null when it never was. */
function operationsFrom(file: string) {
  let operations: Record<string, string> | null = null;
  let readAt = 0;
  return () => {
    const writtenAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (writtenAt !== readAt) {
      operations = writtenAt ? JSON.parse(readFileSync(file, 'utf8')) : null;
      readAt = writtenAt;
    }
    return operations;
  };
}

/**
 * The portal sends the hash of an operation that was known when it was built. Programs send
 * documents of their own, within the limits; they too begin as visitors, since signing in is a
 * mutation. The maintained plugin for this logs the whole body of a refused request, passwords
 * included, so this is our own.
 */
export function persistedOperationsPlugin(file: string): GraphileConfig.Plugin {
  const read = operationsFrom(file);
  return {
    name: 'PersistedOperationsPlugin',
    description: "Knows the portal's operations by their hash.",
    before: ['LimitsPlugin'],
    grafserv: {
      middleware: {
        processGraphQLRequestBody(next, { body }) {
          if (typeof body.documentId !== 'string') return next();
          const operations = read();
          if (!operations || !Object.hasOwn(operations, body.documentId)) {
            throw new SafeError('There is no such operation.', {
              statusCode: 400,
              code: 'INVALID',
            });
          }
          body.query = operations[body.documentId];
          return next();
        },
      },
    },
  };
}
