import { Gauge } from 'prom-client';
import type { Route } from '../context.ts';

/** Gauges of the database, by the function of app_private that returns them. */
const gauges = {
  profile_numbers_left: 'How many payout profiles can still be made.',
  failed_jobs_waiting: 'How many jobs were given up and wait for an operator.',
};

/** `GET /metrics` for a collector on the same machine; the rest of the world learns nothing. */
export const route: Route = async (app, { metrics, pool }) => {
  for (const [name, help] of Object.entries(gauges)) {
    const gauge = new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        const { rows } = await pool.query(`select app_private.${name}() as value`);
        gauge.set(rows[0].value);
      },
    });
  }
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isLocal(request.raw.socket.remoteAddress) || request.headers['x-forwarded-for']) {
      return reply.callNotFound();
    }
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
};

const isLocal = (address: string | undefined) =>
  address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
