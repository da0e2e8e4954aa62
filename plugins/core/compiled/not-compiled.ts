/** The reason why an operation is left to Grafast. */
export class NotCompiled extends Error {}

export function leaveToGrafast(reason: string): never {
  throw new NotCompiled(reason);
}
