/** A part of the portal itself did not come. Asking for the page again is the way on. */
export class ScriptMissing extends Error {
  override name = 'ScriptMissing';
}
