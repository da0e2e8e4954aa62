const TWICE_MS = 1000;

/**
 * Resolves when the launcher is stopped: by a signal, by the process that handed over to it, or by that
 * process's death. A second, later signal ends it at once.
 */
export function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    let first = 0;
    const stop = (reason: string) => {
      if (!first) {
        first = Date.now();
        resolve(reason);
      } else if (Date.now() - first > TWICE_MS) {
        // One Ctrl-C arrives up to three times: from the terminal, from npm and from the first step.
        process.exit(1);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => stop(signal));
    }
    process.on('message', (message) => {
      if (typeof message === 'object' && message && 'stop' in message) stop(String(message.stop));
    });
    process.once('disconnect', () => stop('the first step ended'));
  });
}
