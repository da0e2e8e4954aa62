/** An error as GraphQL tells it. */
export interface Fault {
  message: string;
  path?: unknown[];
  extensions?: Record<string, unknown>;
}

/** What an API answers to an operation. A test says the shape it asked for: `ask<{ session: … }>`. */
export interface Answer<Data = unknown> {
  data: Data;
  errors?: Fault[];
}

/** What a mutation made, and what it refused. */
export type Payload<Made = object> = Made & { errors: { code: string; path: string }[] };
