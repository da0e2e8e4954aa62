const channel = new BroadcastChannel('honorar.operator');

/**
 * A window opened from another shares its session. The message about a sign-out has no data: a window that
 * receives it asks the server whether its own session is still valid.
 */
export const farewell = {
  say: (): void => channel.postMessage('left'),
  subscribe(listener: () => void): () => void {
    channel.addEventListener('message', listener);
    return () => channel.removeEventListener('message', listener);
  },
};
