import { grafserv } from 'grafserv/node';
import type { Route } from '../context.ts';
import { acceptUpgrades, openWebsockets, type Upgrade } from '../graphql/open-websockets.ts';
import { serveApi } from '../graphql/serve-api.ts';
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
  for (const api of [apis.portal, apis.admin]) {
    const { schema, preset } = api;
    await serveApi(app, api);
    // The adaptor for Fastify requires its own websocket package, so Node's adaptor handles websockets.
    const sockets = grafserv({ preset, schema });
    await sockets.ready();
    const address = preset.grafserv?.graphqlPath ?? '/graphql';
    streamEvents(app, `${address}/stream`, sockets, quota);
    if (schema.getQueryType()?.getFields().catalogue) {
      serveCatalogue(app, `${address}/catalogue`, sockets);
    }
    const websockets = openWebsockets(sockets);
    upgrades.set(address, websockets.upgrade);
    app.addHook('onClose', async () => {
      websockets.close();
      await sockets.release();
    });
  }
  acceptUpgrades(app, upgrades, { correlate, quota });
};
