import type { IncomingMessage } from 'node:http';
import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTracing } from '#shared/tracing/start-tracing.ts';
import { tracer } from '#shared/tracing/tracing.ts';

/**
 * Gives each request a span, below that of its caller if there is one. A request of the API is named by its operation, as the
 * browser calls it; statements and jobs are below it.
 */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return;
  const spans = new WeakMap<IncomingMessage, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = propagation.extract(ROOT_CONTEXT, request.headers);
    const { method, id, routeOptions } = request;
    const attributes = {
      'http.request.method': method,
      'http.route': routeOptions.url ?? 'none',
      'honorar.correlation_id': id,
    };
    const name = `${method} ${routeOptions.url ?? 'none'}`;
    spans.set(request.raw, tracer().startSpan(name, { kind: SpanKind.SERVER, attributes }, parent));
    done();
  });
  // Reading a body loses the context of the request, which hooks and handler from here on have again.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request.raw);
    if (!span) return done();
    const operation = operationOf(request);
    if (operation) span.updateName(operation).setAttribute('graphql.operation.name', operation);
    context.with(trace.setSpan(context.active(), span), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request.raw);
    span?.setAttribute('http.response.status_code', reply.statusCode).end();
    done();
  });
}

const operationName = /^\w{1,100}$/;

function operationOf({ body }: FastifyRequest): string | null {
  const { operationName: name } = (body ?? {}) as { operationName?: unknown };
  return typeof name === 'string' && operationName.test(name) ? name : null;
}
