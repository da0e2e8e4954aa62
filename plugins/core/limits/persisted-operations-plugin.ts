import { readFileSync, statSync } from 'node:fs';
import 'grafserv';
import { SafeError } from 'grafast';
import { readCaller } from '../requests/read-caller.ts';

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
 * The portal sends the hash of an operation that was known when it was built. Documents of their own
 * are for those with a token; visitors have only the portal's. The maintained plugin for this logs
 * the whole body of a refused request, passwords included, so this is our own.
 */
export function persistedOperationsPlugin(file: string): GraphileConfig.Plugin {
  const read = operationsFrom(file);
  return {
    name: 'PersistedOperationsPlugin',
    description: "Knows the portal's operations by their hash; visitors may send no others.",
    before: ['LimitsPlugin'],
    grafserv: {
      middleware: {
        processGraphQLRequestBody(next, { body, request, graphqlWsContext }) {
          const operations = read();
          if (typeof body.documentId === 'string') {
            const document = operations && Object.hasOwn(operations, body.documentId);
            if (!document) {
              throw new SafeError('There is no such operation.', {
                statusCode: 400,
                code: 'INVALID',
              });
            }
            body.query = operations[body.documentId];
            return next();
          }
          const opening = graphqlWsContext?.connectionParams as
            | { authorization?: string }
            | undefined;
          const { token } = request
            ? readCaller({ http: request })
            : readCaller({ ws: { normalizedConnectionParams: { ...opening } } } as never);
          if (operations && token === null) {
            throw new SafeError(
              'Without a session only the operations of the portal are answered.',
              {
                statusCode: 400,
                code: 'UNAUTHORIZED',
              },
            );
          }
          return next();
        },
      },
    },
  };
}
