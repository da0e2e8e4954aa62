import 'grafserv';
import { SafeError } from 'grafast';
import type { PersistedOperations } from './persisted-operations.ts';

/**
 * The portal sends the hash of an operation that was known when it was built. Programs send
 * documents of their own, within the limits. The maintained plugin for this logs the whole body of a
 * refused request, passwords included, so this is our own.
 */
export function persistedOperationsPlugin(operations: PersistedOperations): GraphileConfig.Plugin {
  return {
    name: 'PersistedOperationsPlugin',
    description: "Knows the portal's operations by their hash.",
    before: ['LimitsPlugin'],
    grafserv: {
      middleware: {
        processGraphQLRequestBody(next, { body }) {
          if (typeof body.documentId !== 'string') return next();
          const query = operations.find(body.documentId);
          if (query === null) {
            throw new SafeError('There is no such operation.', {
              statusCode: 400,
              code: 'INVALID',
            });
          }
          body.query = query;
          return next();
        },
      },
    },
  };
}
