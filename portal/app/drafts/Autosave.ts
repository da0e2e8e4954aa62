import { SessionEnded } from '#portal/graphql/SessionEnded.ts';

const LONGEST_WAIT_MS = 30_000;

/** The part of a draft that is its own: its changes, and the call that saves them. */
export interface AutosaveDraft {
  /** Whether the server lacks something. */
  isOpen: () => boolean;
  /**
   * Saves the changes. Returns whether the server accepted them; refused changes are not sent again automatically.
   * Throws if the server could not be reached.
   */
  send: () => Promise<boolean>;
  /** The server could not be reached; it is tried again later. */
  onOffline: () => void;
}

/**
 * Saves a draft a moment after its last change, one call at a time. If the server cannot be reached it retries,
 * first after a second, then after longer and longer.
 */
export class Autosave {
  readonly #draft: AutosaveDraft;
  readonly #pauseMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turns = 0;
  #lastTurn: Promise<unknown> = Promise.resolve();
  #tries = 0;
  #isStopped = false;

  constructor(draft: AutosaveDraft, pauseMs: number) {
    this.#draft = draft;
    this.#pauseMs = pauseMs;
  }

  readonly isRunning = (): boolean => this.#turns > 0;

  /** Saves after a pause, or after `delayMs`. */
  readonly schedule = (delayMs = this.#pauseMs): void => {
    this.#tries = 0;
    this.#wait(delayMs);
  };

  readonly cancel = (): void => clearTimeout(this.#timer);

  /** The draft is closed: nothing is sent any more but by `flush`. */
  readonly stop = (): void => {
    this.#isStopped = true;
    this.cancel();
  };

  /** Saves now. Returns false if something was refused or could not be sent. */
  readonly flush = (): Promise<boolean> => this.inTurn(() => this.#save());

  /** Runs other work on the same row: at once, or after the calls that are running and waiting. */
  readonly inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    this.#turns += 1;
    const turn = this.#turns === 1 ? task() : this.#lastTurn.then(task);
    const end = () => {
      this.#turns -= 1;
    };
    this.#lastTurn = turn.then(end, end);
    return turn;
  };

  #wait(delayMs: number): void {
    this.cancel();
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  async #save(): Promise<boolean> {
    this.cancel();
    if (!this.#draft.isOpen()) return true;
    try {
      const isTaken = await this.#draft.send();
      this.#tries = 0;
      // Changed while the call ran.
      if (isTaken && this.#draft.isOpen()) this.schedule();
      return isTaken;
    } catch (error) {
      this.#draft.onOffline();
      // Another session may be another user's; the draft is opened again in it.
      if (!(error instanceof SessionEnded))
        this.#wait(Math.min(1000 * 2 ** this.#tries++, LONGEST_WAIT_MS));
      return false;
    }
  }
}
