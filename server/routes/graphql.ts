import path from 'node:path';
import { grafserv } from 'grafserv/fastify/v5';
import { grafserv as nodeGrafserv } from 'grafserv/node';
import 'postgraphile';
import { makeSchema } from 'graphile-build';
import { PlanningTime } from '../../plugins/core/limits/planning-time.ts';
import { adminPreset, portalPreset } from '../../plugins/graphile.config.ts';
import type { Route } from '../context.ts';
import { acceptUpgrades, type Upgrade } from '../graphql/accept-upgrades.ts';
import { openWebsockets } from '../graphql/open-websockets.ts';
import { serveCatalogue } from '../graphql/serve-catalogue.ts';
import { streamEvents } from '../graphql/stream-events.ts';
import { compressAnswers } from '../http/compress-answers.ts';
import { Places } from '../http/places.ts';

/** Websockets and event streams of one address; a tab of the portal has one. */
const MAX_OPEN = 100;

/** Both APIs: requests, websockets and event streams. */
export const route: Route = async (app, { env, correlate }) => {
  await compressAnswers(app);
  const places = new Places(MAX_OPEN);
  const options = {
    connectionString: env.databaseUrl,
    secret: env.secret,
    filesUrl: env.filesUrl,
    registerUrl: env.registerUrl,
    eid: env.eid,
    scannerUrl: env.scannerUrl,
    isOpen: env.isDevelopment || env.sandboxUrl !== null,
    planningTime: new PlanningTime(),
    ...(env.deadlineMs && { deadlineMs: env.deadlineMs }),
    operationsFile: path.join(env.distFolder, 'portal-operations.json'),
    log: (fields: Record<string, unknown>, message: string) => app.log.error(fields, message),
  };
  const upgrades = new Map<string, Upgrade>();
  for (const preset of [portalPreset(options), adminPreset(options)]) {
    const { schema, resolvedPreset } = await makeSchema(preset);
    // The adaptor for Fastify wants its own websocket package, so Node's handles those.
    const http = grafserv({ preset: resolvedPreset, schema });
    const sockets = nodeGrafserv({ preset: resolvedPreset, schema });
    await http.ready();
    await sockets.ready();
    await http.addTo(app);
    const address = resolvedPreset.grafserv?.graphqlPath ?? '/graphql';
    streamEvents(app, `${address}/stream`, sockets, places);
    if (schema.getQueryType()?.getFields().catalogue) {
      serveCatalogue(app, `${address}/catalogue`, sockets);
    }
    const websockets = openWebsockets(sockets);
    upgrades.set(address, websockets.upgrade);
    app.addHook('onClose', async () => {
      websockets.close();
      await http.release();
      await sockets.release();
      await Promise.all((resolvedPreset.pgServices ?? []).map((service) => service.release?.()));
    });
  }
  acceptUpgrades(app, upgrades, { correlate, places });
};
