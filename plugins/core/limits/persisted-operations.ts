import { readFileSync, statSync } from 'node:fs';
import 'grafserv';
import { SafeError } from 'grafast';

/** The operations a front end was built with, by their hash; none while it never was. */
export class PersistedOperations {
  private readonly file: string;
  private byHash: Record<string, string> = {};
  private texts = new Set<string>();
  private readAt = 0;

  constructor(file: string) {
    this.file = file;
  }

  /** A hash that is known has the same operation in every version of the file. */
  find(hash: string): string | null {
    if (!Object.hasOwn(this.byHash, hash)) this.readAgain();
    return Object.hasOwn(this.byHash, hash) ? (this.byHash[hash] ?? null) : null;
  }

  /** Whether a document is one of these to the letter. */
  has(text: string): boolean {
    this.readAgain();
    return this.texts.has(text);
  }

  private readAgain(): void {
    const writtenAt = statSync(this.file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (writtenAt === this.readAt) return;
    this.byHash = writtenAt ? JSON.parse(readFileSync(this.file, 'utf8')) : {};
    this.texts = new Set(Object.values(this.byHash));
    this.readAt = writtenAt;
  }
}

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
