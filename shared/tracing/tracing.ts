import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

interface Described {
  kind?: SpanKind;
  attributes?: Attributes;
  /** The span of another process or moment that this one belongs below, in the form of W3C Trace Context. */
  traceparent?: unknown;
}

/** Spans of the product; without `startTracing` they are recorded nowhere. */
export const tracer = () => trace.getTracer('honorar');

/** The span under way in the form of W3C Trace Context; null where nothing is traced. */
export function traceparent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** Does work in a span of its own, which ends with it. */
export async function inSpan<T>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {}, traceparent: above }: Described,
  work: () => Promise<T>,
): Promise<T> {
  const parent = above
    ? propagation.extract(ROOT_CONTEXT, { traceparent: above })
    : context.active();
  const span = tracer().startSpan(name, { kind, attributes }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), work);
  } catch (error) {
    markFailed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Messages of errors may hold what people wrote, so that the code alone is recorded. */
export function markFailed(span: Span, error: unknown): void {
  const { code, name } = (error ?? {}) as { code?: string; name?: string };
  span.setStatus({ code: SpanStatusCode.ERROR, message: String(code ?? name ?? 'failed') });
}
