import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Route, ServerContext } from '../context.ts';

const folder = path.resolve(import.meta.dirname, '../routes');

/** Mounts every file of `routes/`; a new address is a new file and nothing else. */
export async function loadRoutes(app: FastifyInstance, context: ServerContext): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  for (const file of files) {
    const module: { route?: Route } = await import(path.join(folder, file));
    if (!module.route) throw new Error(`server/routes/${file} exports no "route"`);
    const { route } = module;
    // Each in a scope of its own, so that parsers and hooks of one route stay with it.
    await app.register(async (scope) => route(scope, context));
  }
}
