import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

let ofProcess: Registry | undefined;

/**
 * Metrics of the process. They are collected once, however many apps are built in it, since collecting never
 * stops.
 */
function addProcess(registry: Registry): void {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  for (const { name } of ofProcess.getMetricsAsArray()) {
    const metric = ofProcess.getSingleMetric(name);
    if (metric) registry.registerMetric(metric);
  }
}

/**
 * Measures requests by route and not by address, since each id in an address would be a series of its own.
 */
export function measureRequests(app: FastifyInstance): Registry {
  const registry = new Registry();
  addProcess(registry);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.addHook('onClose', async () => registry.clear());
  return registry;
}
