const channel = new BroadcastChannel('honorar.operator');

/**
 * A window opened from another has its session. What one of them says when the operator leaves carries
 * nothing: who hears it asks the service whether its own session still holds.
 */
export const farewell = {
  say: (): void => channel.postMessage('left'),
  heard(ask: () => void): () => void {
    channel.addEventListener('message', ask);
    return () => channel.removeEventListener('message', ask);
  },
};
