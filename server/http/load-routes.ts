import { globSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Route, ServerContext } from '../context.ts';

const server = path.resolve(import.meta.dirname, '..');

/** Every file of `routes/` and of `modules/<module>/`; a new address is a new file and nothing else. */
export async function readRoutes(): Promise<Route[]> {
  const files = globSync(['routes/*.ts', 'modules/*/*.ts'], { cwd: server });
  const modules = files.sort().map(async (file) => {
    const module: { route?: Route } = await import(path.join(server, file));
    if (!module.route) throw new Error(`server/${file} exports no "route"`);
    return module.route;
  });
  return Promise.all(modules);
}

/** Mounts them. */
export async function loadRoutes(app: FastifyInstance, context: ServerContext): Promise<void> {
  for (const route of await readRoutes()) {
    // Each in a scope of its own, so that parsers and hooks of one route stay with it.
    await app.register(async (scope) => route(scope, context));
  }
}
