import { setTimeout as wait } from 'node:timers/promises';
import { context, propagation, trace } from '@opentelemetry/api';

/** A collector of OpenTelemetry. */
export interface Collector {
  /** Its address for OTLP over HTTP, without `/v1/traces`. */
  url: string;
  /** The share of traces that is recorded, 0 to 1. */
  share: number;
}

/** The time for the remaining spans at the end. A collector that is down must not delay or fail the shutdown. */
const PATIENCE_MS = 2_000;

let isStarted = false;

/** Whether spans are recorded. */
export const isTracing = (): boolean => isStarted;

/**
 * Sends the spans of this process to a collector, in batches in the background. The packages are loaded here,
 * since most installations have no collector. Returns a function that sends the rest and stops.
 */
export async function startTracing(
  service: string,
  collector: Collector | null,
): Promise<() => Promise<void>> {
  if (!collector) return async () => {};
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, core, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${collector.url}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service }),
    // Sampled by the trace's id, so that server and worker record the same traces, whatever a caller requests.
    sampler: new sdk.TraceIdRatioBasedSampler(collector.share),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  isStarted = true;
  return async () => {
    if (!isStarted) return;
    isStarted = false;
    await Promise.race([provider.shutdown().catch(() => undefined), wait(PATIENCE_MS)]);
    trace.disable();
    context.disable();
    propagation.disable();
  };
}

/** Reads the variables that OpenTelemetry gives names to; null without a collector. */
export function readCollector(source: NodeJS.ProcessEnv): Collector | null {
  const url = source.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '');
  if (!url) return null;
  if (!URL.canParse(url)) throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT is http://host:4318');
  const share = Number(source.OTEL_TRACES_SAMPLER_ARG || 1);
  if (!(share >= 0 && share <= 1)) throw new Error('OTEL_TRACES_SAMPLER_ARG is 0 to 1');
  return { url, share };
}
