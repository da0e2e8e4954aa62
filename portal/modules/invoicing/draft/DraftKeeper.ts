import type { Refusal } from '../../../app/errors/Refusal.ts';
import type { InvoiceDraft } from './InvoiceDraft.ts';
import { isEmptyDraft } from './isEmptyDraft.ts';
import type { LocalCopies } from './localCopies.ts';
import type { SavedInvoice } from './SavedInvoice.ts';

export type Keeping = 'saved' | 'saving' | 'offline' | 'refused';

/** What the screen sees of the keeper. A new object for each change. */
export interface KeeperState {
  draft: InvoiceDraft;
  id: string | null;
  saved: SavedInvoice | null;
  keeping: Keeping;
  refusals: readonly Refusal[];
}

export interface SaveAnswer {
  invoice: SavedInvoice | null;
  errors: readonly Refusal[];
}

interface Tools {
  save: (id: string | null, draft: InvoiceDraft) => Promise<SaveAnswer>;
  copies: LocalCopies;
  onCreated: (id: string) => void;
}

const PAUSE = 400;
const LONGEST_WAIT = 30_000;

/**
 * Keeps what is written: at once on the device, shortly after at the server, one call at a time.
 * When the server cannot be reached it tries again by itself, and the copy stays until it is safe.
 */
export class DraftKeeper {
  readonly #tools: Tools;
  readonly #listeners = new Set<() => void>();
  #state: KeeperState;
  #dirty = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | null = null;
  #tries = 0;
  #stopped = false;

  constructor(tools: Tools, begin: Pick<KeeperState, 'draft' | 'id' | 'saved'>, dirty: boolean) {
    this.#tools = tools;
    this.#state = { ...begin, keeping: 'saved', refusals: [] };
    if (dirty) this.#schedule(0);
  }

  readonly state = (): KeeperState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes a change. `touched` names the fields whose refusals it answers. */
  readonly edit = (draft: InvoiceDraft, touched: string): void => {
    const { refusals } = this.#state;
    const left = refusals.filter((one) => !one.path.startsWith(touched));
    // The same list where nothing was answered, so that who shows it is not drawn anew.
    this.#set({ draft, refusals: left.length < refusals.length ? left : refusals });
    this.#tries = 0;
    if (this.#isNothing()) {
      this.#forget();
      return;
    }
    this.#tools.copies.write(this.#state.id, draft);
    this.#schedule(PAUSE);
  };

  readonly refuse = (refusals: readonly Refusal[]): void => this.#set({ refusals });

  /** Makes sure that the server has everything. False when it has not. */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    if (!this.#dirty && this.#state.id !== null) return true;
    this.#dirty = true;
    return this.#save();
  };

  /** Asks for another try now, as when the connection is back. */
  readonly retry = (): void => {
    if (this.#dirty) this.#schedule(0);
  };

  /** The sheet is put away: what is not at the server waits on this device for the next opening. */
  readonly stop = (): void => {
    this.#stopped = true;
    clearTimeout(this.#timer);
  };

  /** Takes what the server says anew without touching what is written, as after a receipt. */
  readonly refresh = (saved: SavedInvoice): void => this.#set({ saved });

  /** A sheet on which nothing is said is not begun. */
  #isNothing(): boolean {
    return this.#state.id === null && !this.#running && isEmptyDraft(this.#state.draft);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#dirty = false;
    this.#tools.copies.forget(null);
    this.#set({ keeping: 'saved' });
  }

  #schedule(delay: number): void {
    this.#dirty = true;
    if (this.#state.keeping !== 'offline') this.#set({ keeping: 'saving' });
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#save(), delay);
  }

  async #save(): Promise<boolean> {
    if (this.#running) {
      await this.#running;
      return this.#dirty ? this.#save() : true;
    }
    this.#running = this.#send();
    const done = await this.#running;
    this.#running = null;
    if (done && this.#dirty) this.#schedule(PAUSE);
    return done;
  }

  async #send(): Promise<boolean> {
    const { id, draft } = this.#state;
    this.#dirty = false;
    try {
      const { invoice, errors } = await this.#tools.save(id, draft);
      this.#tries = 0;
      if (!invoice || errors.length > 0) {
        this.#dirty = true;
        this.#set({ keeping: 'refused', refusals: errors });
        return false;
      }
      this.#accept(id, invoice);
      return true;
    } catch {
      this.#dirty = true;
      this.#set({ keeping: 'offline' });
      this.#schedule(Math.min(1000 * 2 ** this.#tries++, LONGEST_WAIT));
      return false;
    }
  }

  #accept(before: string | null, saved: SavedInvoice): void {
    if (!this.#dirty) this.#tools.copies.forget(before);
    if (before === null) {
      this.#tools.copies.forget(null);
      if (this.#dirty) this.#tools.copies.write(saved.id, this.#state.draft);
    }
    this.#set({ id: saved.id, saved, keeping: this.#dirty ? 'saving' : 'saved' });
    if (before === null) this.#tools.onCreated(saved.id);
  }

  #set(change: Partial<KeeperState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
