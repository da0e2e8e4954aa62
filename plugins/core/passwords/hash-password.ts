import { availableParallelism } from 'node:os';
import { type Algorithm, hash, type Options } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { Refusal } from '../errors/refusal.ts';
import { Semaphore } from '../limits/semaphore.ts';
import type { RequestOrigin } from '../requests/request-context.ts';
import { sourceOf } from '../requests/source-of.ts';

/** Variations of a word do not make it less common: case here, digits and signs at its end below. */
const bare = (password: string) => password.normalize('NFKC').toLowerCase();

const withoutTail = (password: string) => password.replace(/[\d\W_]+$/u, '');

const shortestWord = 5;

const known = new Set(dictionary['passwords-common'].map(bare));

/** Passwords common in Norway that international lists lack. */
const own = new Set([
  'passord',
  'hemmelig',
  'honorar',
  'sommer',
  'vinter',
  'fotball',
  'norge',
  'bergen',
]);

const sameSign = /^(.{1,3}?)\1+$/u;

const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyzæøå',
  'qwertyuiopåasdfghjkløæzxcvbnm',
];

// One of Node's four threads for such work stays free for files, and one processor for requests.
const atOnce = Math.min(Math.max(availableParallelism() - 1, 1), 3);

const semaphore = new Semaphore({ atOnce, waiting: 60, perSource: 10 });

/** The cost of a hash: argon2id, 19 MiB, two passes, the minimum OWASP recommends. */
const cost: Options = {
  // `Algorithm` is a const enum, which erasable syntax cannot read; 2 is argon2id.
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** The stored hash of a password, in argon2's own notation with its parameters and salt. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

/**
 * The hash of a newly chosen password. Refuses well-known passwords and the user's own address as `INVALID` at
 * their field; since the database never sees a password, this is checked here.
 */
export async function hashNewPassword(
  password: string,
  path: string,
  request: RequestOrigin,
  email: string | null,
): Promise<string> {
  if (isWellKnown(password) || isOwnAddress(password, email))
    throw new Refusal([{ code: 'INVALID', path }]);
  return inTurn(request, () => hashPassword(password));
}

/** Does argon2 work for a request when it is its turn, or refuses ATTEMPTS_LIMIT_EXCEEDED. */
export async function inTurn<T>({ ip }: RequestOrigin, work: () => Promise<T>): Promise<T> {
  const done = await semaphore.run(sourceOf(ip), async () => ({ result: await work() }));
  if (!done) throw new Refusal([{ code: 'ATTEMPTS_LIMIT_EXCEEDED', path: '' }]);
  return done.result;
}

/**
 * Whether a password is among those that attackers try first: the thirty thousand most used, such a word followed
 * by digits, a few signs repeated, or a row of the keyboard.
 */
export function isWellKnown(password: string): boolean {
  const word = bare(password);
  if (known.has(word) || sameSign.test(word)) return true;
  const backwards = [...word].reverse().join('');
  if (rows.some((row) => row.includes(word) || row.includes(backwards))) return true;
  const stem = withoutTail(word);
  return stem.length >= shortestWord && stem !== word && (known.has(stem) || own.has(stem));
}

/** Whether a password is the user's e-mail address, or the part before the @, perhaps followed by digits or signs. */
export function isOwnAddress(password: string, email: string | null): boolean {
  if (!email) return false;
  const address = bare(email.trim());
  const mailbox = address.slice(0, address.lastIndexOf('@'));
  const word = bare(password.trim());
  return [address, mailbox, withoutTail(mailbox)].some(
    (own) => own.length >= shortestWord && (word === own || withoutTail(word) === own),
  );
}
