/** An error as GraphQL returns it. */
export interface Fault {
  message: string;
  path?: unknown[];
  extensions?: Record<string, unknown>;
}

/** The answer of an API to an operation. The caller supplies its type: `ask<{ session: … }>`. */
export interface Answer<Data = unknown> {
  data: Data;
  errors?: Fault[];
}

/** The result of a mutation, and its refusals. */
export type Payload<Made = object> = Made & { errors: { code: string; path: string }[] };
