/** An expression or statement of a PL/pgSQL body, as SQL that Postgres can analyse. */
export interface Fragment {
  sql: string;
  /** Of the body, counted from 0. */
  line: number;
}

/** The variables of a body by name, with their type; null for one whose row type is known only when it runs. */
export type Variables = Map<string, string | null>;

interface Word {
  text: string;
  at: number;
}

const TOKEN =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|:=|\.\.|[A-Za-z_][\w$]*|\d[\w.]*|[^\s]/g;
const QUERY = new Set(['select', 'insert', 'update', 'delete', 'with', 'merge', 'values']);
/** A condition or value, and the word that ends it. */
const CONDITIONS = new Map([
  ...['if', 'elsif', 'elseif'].map((word): [string, string] => [word, 'then']),
  ['while', 'loop'],
  ['case', 'when'],
]);
const OPENINGS = new Set(['begin', 'loop', 'else', 'exception', ';']);
/** Statements that hold no SQL, or only SQL that is put together when they run. */
const PASSED = new Set(
  'raise assert null get open fetch move close execute call commit rollback'.split(' '),
);

/**
 * Splits a body into fragments. Unknown syntax is left out, since a false alarm costs more than a missed
 * fault.
 */
export function bodyFragments(source: string): { fragments: Fragment[]; variables: Variables } {
  return new Body(source).read();
}

class Body {
  #text: string;
  #words: Word[];
  #next = 0;
  #fragments: Fragment[] = [];
  #variables: Variables = new Map();

  constructor(source: string) {
    const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');
    this.#text = source.replace(/'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g, (part) =>
      part.startsWith("'") ? part : blank(part),
    );
    this.#words = [...this.#text.matchAll(TOKEN)].map(({ 0: text, index: at }) => ({
      text: /^[A-Za-z_]/.test(text) ? text.toLowerCase() : text,
      at,
    }));
  }

  read() {
    while (this.#next < this.#words.length) this.#statement();
    return { fragments: this.#fragments, variables: this.#variables };
  }

  #statement(): void {
    const word = this.#words[this.#next++]!;
    const { text } = word;
    if (text === 'declare') this.#declarations();
    else if (text === '<') this.#label();
    else if (text === 'end' || PASSED.has(text)) this.#until(';');
    // Of a CASE statement, or of the handlers of a block, which name conditions.
    else if (text === 'when') this.#until('then');
    else if (CONDITIONS.has(text)) this.#expression(this.#until(CONDITIONS.get(text) ?? ''));
    else if (text === 'for' || text === 'foreach') this.#loop(this.#until('loop'));
    else if (!OPENINGS.has(text)) this.#ended(word, this.#until(';'));
  }

  /** A statement up to its semicolon. */
  #ended({ text, at }: Word, rest: Word): void {
    if (text === 'exit' || text === 'continue') {
      const [, label = '', condition] = /^(\s*(?:\w+\s+)?when\b)([\s\S]*)$/i.exec(rest.text) ?? [];
      if (condition) this.#expression({ text: condition, at: rest.at + label.length });
    } else if (text === 'perform') this.#expression(rest);
    else if (text === 'return') this.#returned(rest);
    else if (QUERY.has(text)) {
      this.#push(withoutInto(this.#text.slice(at, rest.at + rest.text.length)), at);
    } else this.#assignment(at, rest);
  }

  /** `<<name>>`. */
  #label(): void {
    this.#until('>');
    this.#until('>');
  }

  /** The text up to a word outside brackets and nested CASE, which is skipped. */
  #until(end: string): Word {
    const from = this.#words[this.#next]?.at ?? this.#text.length;
    let depth = 0;
    for (; this.#next < this.#words.length; this.#next++) {
      const { text, at } = this.#words[this.#next]!;
      if (depth === 0 && text === end) {
        this.#next++;
        return { text: this.#text.slice(from, at), at: from };
      }
      if (text === '(' || text === '[' || text === 'case') depth++;
      else if (text === ')' || text === ']' || (text === 'end' && depth > 0)) depth--;
    }
    return { text: '', at: from };
  }

  #declarations(): void {
    while (this.#next < this.#words.length && this.#words[this.#next]?.text !== 'begin') {
      const { text, at } = this.#until(';');
      const declared =
        /^(\w+)\s+(?:constant\s+)?([\s\S]+?)(?:\s+not\s+null)?(?:\s*(?::=|=|\bdefault\b)\s*([\s\S]*))?$/i;
      const [, name = '', type = '', value] = declared.exec(text) ?? [];
      if (name === '') continue;
      this.#declare(name, typeOf(type));
      if (value) this.#assigned(name, { text: value, at: at + text.length - value.length });
    }
  }

  /** A name that is declared twice with two types is not followed. */
  #declare(name: string, type: string | null): void {
    const key = name.toLowerCase();
    const known = this.#variables.get(key);
    this.#variables.set(key, known === undefined || known === type ? type : null);
  }

  #loop({ text, at }: Word): void {
    const [head = '', name = ''] =
      /^(\w+)[\s\S]*?\bin\s+(?:reverse\s+|array\s+)?/i.exec(text) ?? [];
    const rest = text.slice(head.length);
    if (head === '' || /^execute\b/i.test(rest)) return;
    const begin = at + head.length;
    const bounds = rest.split('..');
    if (/^[\s(]*(?:select|with|values|insert|update|delete)\b/i.test(rest)) this.#push(rest, begin);
    else if (bounds.length === 2) {
      this.#declare(name, 'integer');
      this.#expression({ text: bounds.join(', '), at: begin });
    } else this.#expression({ text: rest, at: begin });
  }

  #returned({ text, at }: Word): void {
    const [how = ''] = /^(?:query|next)\b\s*/i.exec(text) ?? [];
    const rest = { text: text.slice(how.length), at: at + how.length };
    if (/^query/i.test(how)) {
      if (!/^execute\b/i.test(rest.text)) this.#push(rest.text, rest.at);
    } else this.#expression(rest);
  }

  #assignment(from: number, rest: Word): void {
    const text = this.#text.slice(from, rest.at + rest.text.length);
    const [head = '', target = ''] = /^(\w+(?:\.\w+)?)\s*(?::=|=)\s*/.exec(text) ?? [];
    if (head) this.#assigned(target, { text: text.slice(head.length), at: from + head.length });
  }

  /** A literal takes the type of its target, so it is compared with that. */
  #assigned(target: string, { text, at }: Word): void {
    if (!/^\s*'(?:[^']|'')*'\s*$/.test(text)) this.#expression({ text, at });
    else this.#push(`select case when true then ${target} else ${text} end`, at);
  }

  #expression({ text, at }: Word): void {
    if (text.trim() !== '') this.#push(`select ${text}`, at);
  }

  #push(sql: string, at: number): void {
    this.#fragments.push({ sql, line: this.#text.slice(0, at).split('\n').length - 1 });
  }
}

/** The type of a declared parameter; null for a declaration without a type before it runs. */
function typeOf(declared: string): string | null {
  const type = declared
    .trim()
    .replace(/\s+collate\s+\S+$/i, '')
    .replace(/%rowtype$/i, '');
  return /^(?:record|refcursor)$|\bcursor\b|^alias\b/i.test(type) ? null : type;
}

/** A statement without the variables it is read into; the lines stay. */
function withoutInto(sql: string): string {
  const target = String.raw`[\w"]+(?:\.\w+)?`;
  const into = new RegExp(
    String.raw`'(?:[^']|'')*'|(\b(?:insert|merge)\s+)?\binto\s+(?:strict\s+)?${target}(?:\s*,\s*${target})*`,
    'gi',
  );
  return sql.replace(into, (found, statement?: string) =>
    statement || found.startsWith("'") ? found : found.replace(/[^\n]/g, ' '),
  );
}
