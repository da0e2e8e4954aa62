import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PlanningTime } from '#plugins/core/limits/planning-time.ts';
import { readIntrospection } from '#plugins/core/schema/read-introspection.ts';
import { adminApi, portalApi } from '#plugins/graphile.config.ts';
import { type OpenApi, openApi } from '#plugins/open-api.ts';
import { printOwnScreens } from '#plugins/print-apis.ts';
import type { ServerEnv } from '../env.ts';

export interface OpenApis {
  portal: OpenApi;
  admin: OpenApi;
}

/** Opens both APIs for as long as the server lives. */
export async function openApis(app: FastifyInstance, env: ServerEnv): Promise<OpenApis> {
  const options = {
    connectionString: env.databaseUrl,
    poolerUrl: env.poolerUrl,
    secret: env.secret,
    filesUrl: env.filesUrl,
    registerUrl: env.registerUrl,
    addresses: env.addresses,
    eid: env.eid,
    inboundDomain: env.inbound?.domain ?? null,
    scannerUrl: env.scannerUrl,
    isOpen: env.isDevelopment || env.sandboxUrl !== null,
    isCompiled: env.isCompiled,
    planningTime: new PlanningTime(),
    ...(env.deadlineMs && { deadlineMs: env.deadlineMs }),
    operationsFile: path.join(env.distFolder, 'portal-operations.json'),
    log: (fields: Record<string, unknown>, message: string) => app.log.error(fields, message),
  };
  const introspection = await readIntrospection(env.databaseUrl);
  const portal = await openApi(portalApi, options, introspection);
  // Files generated from the schema are complete as soon as this API is.
  const printing = env.isDevelopment ? printOwnScreens(portal.schema, env.databaseUrl) : null;
  const [admin] = await Promise.all([
    openApi(adminApi, { ...options, replicaUrl: env.replicaUrl }, introspection),
    printing,
  ]);
  app.addHook('onClose', async () => {
    await Promise.all([portal.release(), admin.release()]);
  });
  return { portal, admin };
}
