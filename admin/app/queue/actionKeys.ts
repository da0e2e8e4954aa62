// Used for navigation in the queue.
const reserved = new Set(['j', 'k']);

/**
 * A letter for each action: its first that is free, so that approve is a and reject is r, and two
 * actions of one screen never share a key.
 */
export function actionKeys(actions: string[]): Map<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set(reserved);
  for (const action of actions) {
    const letter = [...action.toLowerCase()].find((c) => /[a-z]/.test(c) && !taken.has(c));
    if (!letter) continue;
    taken.add(letter);
    keys.set(action, letter);
  }
  return keys;
}
