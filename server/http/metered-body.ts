import type { Readable, TransformCallback } from 'node:stream';
import { Transform } from 'node:stream';
import { BodyRefusal } from './body-refusal.ts';

const WINDOW_MS = 10_000;
/** The minimum per window, unless the body ends in it: a quarter of a megabit a second. */
const BYTES_PER_WINDOW = 320 * 1024;

interface Rules {
  /** Called before the first byte beyond the ordinary limit is accepted. */
  ordinaryBytes: number;
  mayBeLarge: () => Promise<void>;
  /** Called for each piece. Throws when the memory for it is used up. */
  hold: (bytes: number) => void;
}

/**
 * A body on its way in, of which no more is held than may be, and which must keep coming. `receivedEncodedLength`
 * is what Fastify compares with the declared length.
 */
export class MeteredBody extends Transform {
  receivedEncodedLength = 0;
  private readonly rules: Rules;
  private readonly watch: NodeJS.Timeout;
  private before = 0;
  private isLarge = false;

  constructor(source: Readable & { complete?: boolean }, rules: Rules) {
    super();
    this.rules = rules;
    this.watch = setInterval(() => this.demandMore(), WINDOW_MS);
    // Not a pipeline: that would take the connection along, and with it the answer.
    source.pipe(this);
    source.once('close', () => {
      if (!source.complete) this.destroy(new BodyRefusal(400, 'INVALID', 'The body broke off.'));
    });
    // The reader of the body may have stopped before.
    this.on('error', () => {});
    this.once('close', () => {
      clearInterval(this.watch);
      source.unpipe(this);
    });
  }

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.weigh(piece).then(
      () => done(null, piece),
      (error: Error) => done(error),
    );
  }

  override _flush(done: TransformCallback): void {
    clearInterval(this.watch);
    done();
  }

  private async weigh(piece: Buffer): Promise<void> {
    const { ordinaryBytes, mayBeLarge, hold } = this.rules;
    const total = this.receivedEncodedLength + piece.length;
    if (total > ordinaryBytes && !this.isLarge) {
      await mayBeLarge();
      this.isLarge = true;
    }
    hold(piece.length);
    this.receivedEncodedLength = total;
  }

  private demandMore(): void {
    const came = this.receivedEncodedLength - this.before;
    this.before = this.receivedEncodedLength;
    if (came >= BYTES_PER_WINDOW) return;
    this.destroy(new BodyRefusal(408, 'INVALID', 'The body came too slowly.'));
  }
}
