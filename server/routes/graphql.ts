import { grafserv } from 'grafserv/fastify/v5';
import { grafserv as nodeGrafserv } from 'grafserv/node';
import type { Route } from '../context.ts';
import { acceptUpgrades, openWebsockets, type Upgrade } from '../graphql/open-websockets.ts';
import { serveCatalogue } from '../graphql/serve-catalogue.ts';
import { streamEvents } from '../graphql/stream-events.ts';
import { compressAnswers } from '../http/compress-answers.ts';
import { Quota } from '../http/quota.ts';

/** Websockets and event streams of one address; a tab of the portal has one. */
const MAX_OPEN = 100;

/** Both APIs: requests, websockets and event streams. */
export const route: Route = async (app, { apis, correlate }) => {
  await compressAnswers(app);
  const quota = new Quota(MAX_OPEN);
  const upgrades = new Map<string, Upgrade>();
  for (const { schema, preset } of [apis.portal, apis.admin]) {
    // The adaptor for Fastify wants its own websocket package, so Node's handles those.
    const http = grafserv({ preset, schema });
    const sockets = nodeGrafserv({ preset, schema });
    await http.ready();
    await sockets.ready();
    await http.addTo(app);
    const address = preset.grafserv?.graphqlPath ?? '/graphql';
    streamEvents(app, `${address}/stream`, sockets, quota);
    if (schema.getQueryType()?.getFields().catalogue) {
      serveCatalogue(app, `${address}/catalogue`, sockets);
    }
    const websockets = openWebsockets(sockets);
    upgrades.set(address, websockets.upgrade);
    app.addHook('onClose', async () => {
      websockets.close();
      await http.release();
      await sockets.release();
    });
  }
  acceptUpgrades(app, upgrades, { correlate, quota });
};
