import pg from 'pg';
import { vi } from 'vitest';

/** Runs a function and returns the statements that were sent meanwhile, in order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const original = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function query(
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first] = args as [string | { text: string }];
    statements.push(typeof first === 'string' ? first : first.text);
    return Reflect.apply(original, this, args);
  } as never);
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return statements;
}
