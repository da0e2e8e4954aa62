import '@dataplan/pg/adaptors/pg';
import type { WithPgClient } from '@dataplan/pg';
import type { NodePostgresPgClient } from '@dataplan/pg/adaptors/pg';
import type { Pool, PoolClient } from 'pg';
import type { Ran } from '../compiled/run-compiled.ts';
import type { MutationResult } from '../mutations/mutation.ts';
import type { ServerContext } from '../serving/server-context.ts';
import { openTransaction, type Settings, wrapClient } from './wrap-client.ts';

/** The caller, as far as the network shows. */
export interface RequestOrigin {
  /** The caller's address; empty when unknown, as for a request made inside the process. */
  ip: string;
  userAgent: string;
  /** The language of the screen that calls, `NB` or `EN`; absent for other callers. */
  language?: string | null;
  /** The caller's key for a call that must take effect once. */
  idempotencyKey?: string | null;
  /** SHA-256 of the bearer token, or null for a visitor. */
  tokenSha256: Buffer | null;
  /** The settings of the session the token opened, or null for a visitor. */
  session: SessionSettings | null;
}

/** A row of `app_private.session_settings`. */
export interface SessionSettings {
  role: string;
  session_id: string | null;
  user_id: string | null;
  account_id: string | null;
  account_role: string | null;
  operator_role: string | null;
  administrator_id: string | null;
  /** Accounts of an operator as a private person, as Postgres writes a list. */
  own_account_ids?: string | null;
}

const begin = 'begin isolation level repeatable read read only';

const abortedState = '25P02';

/**
 * One connection and one transaction for all reads of a request. Statements are sent without
 * waiting for each other's answers, and every field of the answer sees the same moment. A request
 * that reads nothing takes no connection.
 */
export class SharedReads {
  private readonly choosePool: () => Pool | Promise<Pool>;
  private readonly settings: Settings;
  private readonly apart: WithPgClient<NodePostgresPgClient>;
  private opening: Promise<PoolClient> | null = null;
  private running = 0;
  private isOver = false;

  constructor(
    choosePool: () => Pool | Promise<Pool>,
    settings: Settings,
    apart: WithPgClient<NodePostgresPgClient>,
  ) {
    this.choosePool = choosePool;
    this.settings = settings;
    this.apart = apart;
  }

  readonly withPgClient: WithPgClient<NodePostgresPgClient> = async (settings, callback) => {
    if (settings !== this.settings || this.isOver) return this.apart(settings, callback);
    this.opening ??= this.open();
    this.running += 1;
    try {
      return await callback(wrapClient(await this.opening));
    } catch (error) {
      // Another field's error aborted the transaction; this field is read again in its own.
      const isVictim = (error as { code?: string }).code === abortedState;
      if (isVictim) return this.apart(settings, callback);
      throw error;
    } finally {
      this.running -= 1;
      this.giveBack();
    }
  };

  private async open(): Promise<PoolClient> {
    return openTransaction(await this.choosePool(), begin, this.settings);
  }

  /** Opens another transaction for the next read: one in which a statement failed refuses all others. */
  startAgain(): void {
    if (this.running === 0) this.end('rollback');
  }

  /** The request is answered. The response need not wait for the release of the connection. */
  release(): void {
    this.isOver = true;
    this.giveBack();
  }

  /**
   * A field may outlive its request, for example after a time-out. The connection is released with the last
   * of them: released earlier, their next statement would run as another user.
   */
  private giveBack(): void {
    if (this.isOver && this.running === 0) this.end('commit');
  }

  private end(statement: 'commit' | 'rollback'): void {
    void this.opening?.then(
      (client) =>
        client.query(statement).then(
          () => client.release(),
          (error: Error) => client.release(error),
        ),
      () => {},
    );
    this.opening = null;
  }
}

declare global {
  namespace Grafast {
    interface Context {
      /** The caller. */
      origin: RequestOrigin;
      /** The services of the running server, which the schema does not depend on. */
      serverContext: ServerContext;
      /**
       * Why nothing of the request may run: its token opens no session, or one of the other API, its Idempotency-Key is
       * none, or no session could be looked up.
       */
      refused: 'UNAUTHORIZED' | 'OTHER_API' | 'INVALID_KEY' | Error | null;
      /** The result of a compiled query that was sent together with the look-up of its session. */
      early: Ran | null;
      /** The result of a mutation that has run, of which the answer is still to be read. */
      performed?: MutationResult;
      /** The connection of a query; mutations and subscriptions have none of this kind. */
      sharedReads: SharedReads | null;
      /** Set by a subscription once it is open: its first event tells clients to reload. */
      startsWithResync?: boolean;
    }
  }
}

/** The parts of a request's context that a mutation runs on. */
export type MutationContext = Pick<
  Grafast.Context,
  'pgSettings' | 'withPgClient' | 'origin' | 'serverContext'
>;
