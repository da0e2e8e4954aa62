import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  specifiedRules,
  validate,
} from 'grafast/graphql';
import { fragmentsOf } from './check-operation.ts';
import { OperationMeter } from './measure-operation.ts';

/** A document that was read and found right. */
export interface KnownDocument {
  document: DocumentNode;
  /** A document of the portal. Their number is fixed, so they are stored, and planned without charge. */
  isPersisted: boolean;
  /** The number of plans made for it: one for each set of variables that changes the query. */
  plans: number;
  /** Runs as one statement, without a plan. */
  isCompiled: boolean;
  text: string;
  weight: number;
  /** The caller who sent it first. */
  source: string;
}

type Read = { document: DocumentNode } | { errors: readonly GraphQLError[] };

interface Options {
  isPersisted: (text: string) => boolean;
  /** Errors guess at names that would have been right. */
  hasSuggestions: boolean;
}

const mostDocuments = 500;
/** About as many bytes, all documents that are not persisted together. */
const mostWeight = 64 * 1024 * 1024;
const bytesPerLetter = 60;
const bytesPerBranch = 32 * 1024;
/** More plans of one document than this are not planned once for all any more. */
const mostPlans = 5;

/**
 * The known documents, by their text. When there are too many, or they and their plans are too heavy, the
 * source with the most loses its least recently used document, so that no caller can evict what others send.
 * Invalid documents are not stored.
 */
export class Documents {
  readonly schema: GraphQLSchema;
  private readonly options: Options;
  private readonly byText = new Map<string, KnownDocument>();
  private readonly persisted = new Map<string, KnownDocument>();
  private readonly byDocument = new WeakMap<DocumentNode, KnownDocument>();
  private readonly seenPlans = new WeakSet<object>();
  private weight = 0;
  /** An invalid document is looked up twice in a row: on arrival and on execution. */
  private last: { text: string; read: Read } | null = null;

  constructor(schema: GraphQLSchema, options: Options) {
    this.schema = schema;
    this.options = options;
  }

  find(text: string): KnownDocument | undefined {
    const known = this.byText.get(text);
    if (!known) return this.persisted.get(text);
    this.byText.delete(text);
    this.byText.set(text, known);
    return known;
  }

  has(text: string): boolean {
    return this.byText.has(text) || this.persisted.has(text);
  }

  of(document: DocumentNode): KnownDocument | undefined {
    return this.byDocument.get(document);
  }

  /** The document of a text; `refuse` throws at one that may not even be checked. */
  read(text: string, source = '', refuse: (document: DocumentNode) => void = () => {}): Read {
    const known = this.find(text);
    if (known) return known;
    if (this.last?.text === text) return this.last.read;
    const read = this.readAnew(text, refuse);
    this.last = { text, read };
    if ('document' in read) this.store(text, read.document, source);
    return read;
  }

  /** Whether running a document means to plan it first. */
  needsPlanning({ plans, isPersisted, isCompiled }: KnownDocument): boolean {
    return plans === 0 ? !isPersisted && !isCompiled : plans > mostPlans;
  }

  /** A document was compiled, into something about as heavy as a plan. */
  compiled(document: DocumentNode): void {
    const known = this.of(document);
    if (!known || known.isCompiled) return;
    known.isCompiled = true;
    if (this.byText.get(known.text) === known) this.grow(known, this.planWeight(document));
  }

  /** A document was run by a plan, which may be one that was never seen. */
  planned(document: DocumentNode, plan: object): void {
    const known = this.of(document);
    if (!known || this.seenPlans.has(plan)) return;
    this.seenPlans.add(plan);
    known.plans += 1;
    const isCached = this.byText.get(known.text) === known && known.plans <= mostPlans;
    if (isCached) this.grow(known, this.planWeight(document));
  }

  private readAnew(text: string, refuse: (document: DocumentNode) => void): Read {
    let document: DocumentNode;
    try {
      document = parse(text);
    } catch (error) {
      return { errors: [error as GraphQLError] };
    }
    refuse(document);
    const { hasSuggestions } = this.options;
    const errors = validate(this.schema, document, specifiedRules, {
      hideSuggestions: !hasSuggestions,
    });
    return errors.length > 0 ? { errors } : { document };
  }

  private store(text: string, document: DocumentNode, source: string): void {
    const isPersisted = this.options.isPersisted(text);
    const known = { text, document, isPersisted, plans: 0, isCompiled: false, weight: 0, source };
    this.byDocument.set(document, known);
    (isPersisted ? this.persisted : this.byText).set(text, known);
    if (!isPersisted) this.grow(known, text.length * bytesPerLetter);
  }

  private grow(known: KnownDocument, weight: number): void {
    known.weight += weight;
    this.weight += weight;
    while (this.weight > mostWeight || this.byText.size > mostDocuments) this.forgetOne();
  }

  private forgetOne(): void {
    const shares = new Map<string, number>();
    let heaviest = '';
    for (const { source, weight } of this.byText.values()) {
      shares.set(source, (shares.get(source) ?? 0) + weight);
      if ((shares.get(source) ?? 0) > (shares.get(heaviest) ?? 0)) heaviest = source;
    }
    for (const [text, { source, weight }] of this.byText) {
      if (source !== heaviest) continue;
      this.byText.delete(text);
      this.weight -= weight;
      return;
    }
  }

  private planWeight(document: DocumentNode): number {
    const fragments = fragmentsOf(document);
    const meter = new OperationMeter({ schema: this.schema, fragments, variables: {} });
    const branches = document.definitions.reduce(
      (sum, one) =>
        sum + (one.kind === Kind.OPERATION_DEFINITION ? meter.measure(one).branches : 0),
      1,
    );
    return branches * bytesPerBranch;
  }
}
