import { readFileSync, statSync } from 'node:fs';

/** The operations a front end was built with, by their hash; none while it never was. */
export class PersistedOperations {
  private readonly file: string;
  private byHash: Record<string, string> = {};
  private texts = new Set<string>();
  private readAt = 0;

  constructor(file: string) {
    this.file = file;
  }

  find(hash: string): string | null {
    this.readAgain();
    return Object.hasOwn(this.byHash, hash) ? (this.byHash[hash] ?? null) : null;
  }

  /** Whether a document is one of these to the letter. */
  has(text: string): boolean {
    this.readAgain();
    return this.texts.has(text);
  }

  private readAgain(): void {
    const writtenAt = statSync(this.file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (writtenAt === this.readAt) return;
    this.byHash = writtenAt ? JSON.parse(readFileSync(this.file, 'utf8')) : {};
    this.texts = new Set(Object.values(this.byHash));
    this.readAt = writtenAt;
  }
}
