import { Autosave } from '#portal/app/drafts/Autosave.ts';
import { basedOn, type SavedVersion, splitRefusals } from '#portal/app/drafts/savedVersion.ts';
import type { Refusal } from '#portal/app/errors/refusalText.ts';
import { newKey } from '#shared/new-key.ts';
import { createStore } from '#shared/store.ts';
import type { SavedInvoice } from '../draftFields.ts';
import type { InvoiceDraft } from '../InvoiceDraft.ts';
import { isEmptyDraft } from '../isEmptyDraft.ts';
import { remainingRefusals } from '../refusals/refusedField.ts';
import type { LocalCopies, LocalCopy, Sending } from './localCopies.ts';

/** `partly`: the server has everything except rejected values, which are stored on this device. */
export type SaveState = 'saved' | 'partly' | 'saving' | 'offline' | 'refused';

/** The state of the autosave as the screen reads it. A new object for each change. */
export interface AutosaveState extends SavedVersion<SavedInvoice | null> {
  draft: InvoiceDraft;
  id: string | null;
  saveState: SaveState;
  refusals: readonly Refusal[];
}

/** The initial state: the server's version, and the newer copy stored on this device. */
export interface Beginning extends Pick<AutosaveState, 'draft' | 'id' | 'saved'> {
  copy: LocalCopy | null;
}

export interface SaveAnswer {
  /** The invoice as the server has stored it; null when it refused the change. */
  invoice: SavedInvoice | null;
  errors: readonly Refusal[];
  /** False when something was left out, because it cannot be read or was refused. */
  isWhole: boolean;
}

interface Tools {
  save: (sending: Sending) => Promise<SaveAnswer>;
  copies: LocalCopies;
  onCreated: (id: string) => void;
}

const PAUSE_MS = 400;

/**
 * Saves a draft: at once on the device, shortly after at the server, whose copy makes the local one unnecessary.
 * A call whose answer was lost is repeated unchanged before anything newer, so that it is neither applied twice
 * nor mistaken for another user's change.
 */
export class DraftAutosave {
  readonly #tools: Tools;
  readonly #store: ReturnType<typeof createStore<AutosaveState>>;
  readonly #autosave: Autosave;
  #dirty = false;
  #unanswered: Sending | null;

  constructor(tools: Tools, { copy, ...begin }: Beginning) {
    this.#tools = tools;
    const saveState = copy ? 'saving' : 'saved';
    const baseVersion = copy ? copy.baseVersion : (begin.saved?.updatedAt ?? null);
    const state = { ...begin, baseVersion, isStale: false, saveState, refusals: [] } as const;
    this.#store = createStore<AutosaveState>(state);
    this.state = this.#store.read;
    this.subscribe = this.#store.subscribe;
    this.#unanswered = copy?.unanswered ?? null;
    this.#dirty = copy !== null;
    const draft = {
      // Submission needs an invoice, even if nothing was written.
      isOpen: () => this.#dirty || this.state().id === null,
      send: () => this.#send(),
      onOffline: () => this.#set({ saveState: 'offline' }),
    };
    this.#autosave = new Autosave(draft, PAUSE_MS);
    this.stop = this.#autosave.stop;
  }

  /**
   * Sends changes stored on this device only. Separate from the constructor, because React may create the
   * autosave more than once before the editor is mounted.
   */
  readonly start = (): void => this.retry();

  readonly state: () => AutosaveState;
  readonly subscribe: (listener: () => void) => () => void;

  /** Takes a change. It answers the refusals of the fields that `touched` names, and of those that follow them. */
  readonly edit = (draft: InvoiceDraft, touched: string): void => {
    const { refusals, draft: before } = this.state();
    this.#set({ draft, refusals: remainingRefusals(refusals, touched, before, draft) });
    if (this.#isUnwritten()) {
      this.#forget();
      return;
    }
    this.#storeCopy();
    this.#schedule();
  };

  /** Shows refusals; one of the version asks the user to choose between both. */
  readonly refuse = (all: readonly Refusal[]): void => this.#set(splitRefusals(all));

  /** Sends unsaved changes. Returns false if some are still unsaved. */
  readonly flush = async (): Promise<boolean> => {
    await this.#autosave.flush();
    return this.state().saveState === 'saved';
  };

  /** Retries now, for example when the connection is back. */
  readonly retry = (): void => {
    if (this.#dirty) this.#schedule(0);
  };

  /** The editor is closed: unsaved changes stay on this device until it is opened again. */
  readonly stop: () => void;

  /** Takes new data of the server without touching the draft, for example after a receipt. */
  readonly refresh = (saved: SavedInvoice): void => this.#set({ saved });

  /** Saves this version over the server's newer one. */
  readonly chooseMine = (theirs: SavedInvoice): void => {
    this.#set(basedOn(theirs));
    this.#storeCopy();
    this.#schedule(0);
  };

  /** Continues with the server's version and discards the changes made here. */
  readonly takeTheirs = (theirs: SavedInvoice, draft: InvoiceDraft): void => {
    this.#autosave.cancel();
    this.#dirty = false;
    this.#tools.copies.forget(theirs.id);
    this.#set({ draft, ...basedOn(theirs), saveState: 'saved', refusals: [] });
  };

  /** Postpones the choice; the next change asks again. */
  readonly postpone = (): void => this.#set({ isStale: false });

  /** An empty draft is not created at the server. */
  #isUnwritten(): boolean {
    const isSaving = this.#autosave.isRunning() || this.#unanswered !== null;
    return this.state().id === null && !isSaving && isEmptyDraft(this.state().draft);
  }

  #storeCopy(): void {
    const { id, draft, baseVersion } = this.state();
    this.#tools.copies.write(id, { draft, baseVersion, unanswered: this.#unanswered });
  }

  #forget(): void {
    this.#autosave.cancel();
    this.#dirty = false;
    this.#tools.copies.forget(null);
    this.#set({ saveState: 'saved' });
  }

  #schedule(delayMs?: number): void {
    this.#dirty = true;
    if (this.state().saveState !== 'offline') this.#set({ saveState: 'saving' });
    this.#autosave.schedule(delayMs);
  }

  async #send(): Promise<boolean> {
    const { id, draft, baseVersion } = this.state();
    const sending = this.#unanswered ?? { key: newKey(), id, baseVersion, draft };
    const isOlder = sending.draft !== draft;
    this.#unanswered = sending;
    this.#dirty = isOlder;
    this.#storeCopy();
    try {
      const { invoice, errors, isWhole } = await this.#tools.save(sending);
      this.#unanswered = null;
      if (invoice) this.#accept(sending.id, invoice, isWhole);
      else if (!isOlder) return this.#refused(errors);
      if (!this.#dirty && errors.length > 0) this.#set({ refusals: errors });
      return isOlder ? this.#send() : true;
    } catch (error) {
      this.#dirty = true;
      throw error;
    }
  }

  #refused(errors: readonly Refusal[]): false {
    this.#dirty = true;
    this.#storeCopy();
    this.#set({ saveState: 'refused' });
    this.refuse(errors);
    return false;
  }

  #accept(before: string | null, saved: SavedInvoice, isWhole: boolean): void {
    const saveState = isWhole ? 'saved' : 'partly';
    const { baseVersion } = basedOn(saved);
    this.#set({ id: saved.id, saved, baseVersion, saveState: this.#dirty ? 'saving' : saveState });
    this.#tools.copies.forget(before);
    if (this.#dirty || !isWhole) this.#storeCopy();
    if (before === null) this.#tools.onCreated(saved.id);
  }

  #set(change: Partial<AutosaveState>): void {
    this.#store.write({ ...this.state(), ...change });
  }
}
