import type { Renewing } from './renewing-app.ts';

/** Renews whenever the launcher reports changes in database or files, and answers with the result. */
export function reloadOnMessage(app: Renewing): void {
  let busy = Promise.resolve();
  process.on('message', () => {
    busy = busy
      .then(() => app.renew())
      .then(
        () => null,
        // The stack points into our code, but the fault is in the saved file, which the message names.
        (error: unknown) => String(error),
      )
      .then((fault) => void process.send?.({ type: 'renewed', fault }));
  });
  // The address it serves keeps it alive, not the channel.
  process.channel?.unref();
}
