import { context, type Span, SpanKind, trace } from '@opentelemetry/api';
import type pg from 'pg';
import { isTracing } from './start-tracing.ts';
import { markFailed, tracer } from './tracing.ts';

const longestText = 2_000;

/** A statement in the sense of `pg`, which calls it at its end. */
interface Submittable {
  submit: unknown;
  text?: string;
  handleReadyForQuery: (...args: unknown[]) => void;
  handleError: (error: Error, ...args: unknown[]) => void;
}

type Query = string | { text: string } | Submittable;

/** Gives each statement of a pool that is part of a traced request or job a span. Values are never recorded. */
export function traceQueries(pool: pg.Pool): void {
  if (!isTracing()) return;
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (query: Query, ...rest: unknown[]) => unknown;
    const traced = (query: Query, ...rest: unknown[]) => {
      if (!trace.getSpan(context.active())) return send(query, ...rest);
      const span = startSpan(typeof query === 'string' ? query : (query.text ?? ''));
      if (typeof query === 'object' && 'submit' in query)
        return send(endWith(query, span), ...rest);
      const callback = rest.at(-1);
      if (typeof callback === 'function') {
        const ended = (error: unknown, ...more: unknown[]) => {
          end(span, error);
          callback(error, ...more);
        };
        return send(query, ...rest.slice(0, -1), ended);
      }
      const sent = send(query, ...rest) as Promise<unknown>;
      sent.then(
        () => end(span),
        (error) => end(span, error),
      );
      return sent;
    };
    Object.assign(client, { query: traced });
  });
}

function startSpan(text: string): Span {
  const [verb = ''] = text.trim().split(/\s/, 1);
  return tracer().startSpan(verb.toUpperCase(), {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.text': text.trim().slice(0, longestText),
    },
  });
}

function end(span: Span, error?: unknown): void {
  if (error) markFailed(span, error);
  span.end();
}

function endWith(query: Submittable, span: Span): Submittable {
  const { handleReadyForQuery, handleError } = query;
  return Object.assign(query, {
    handleReadyForQuery(...args: unknown[]) {
      end(span);
      handleReadyForQuery.apply(query, args);
    },
    handleError(error: Error, ...args: unknown[]) {
      end(span, error);
      handleError.call(query, error, ...args);
    },
  });
}
