import { Client } from 'pg';
import type { Log } from '../errors/mask-error.ts';
import { EventQueue } from './event-queue.ts';

const firstPauseMs = 100;
const longestPauseMs = 5_000;
const heartbeatMs = 20_000;
const connectLimitMs = 10_000;

/** Sent to every subscriber when messages may have been missed: read again what you show. */
export const resyncMessage = JSON.stringify({ event: 'resync', id: null });

/**
 * Listens to the database for all subscribers on one connection. When that connection is lost it opens
 * another, listens to the same channels and sends all subscribers a resync, so that a subscription survives a
 * restart of the database and misses nothing.
 */
export class NotificationHub {
  private readonly connectionString: string;
  private readonly log: Log;
  private readonly queues = new Map<string, Set<EventQueue<string>>>();
  private connecting: Promise<Client> | null = null;
  private heartbeat: NodeJS.Timeout | null = null;
  private lastCommand = Promise.resolve();
  private isReleased = false;

  constructor(connectionString: string, log: Log) {
    this.connectionString = connectionString;
    this.log = log;
  }

  /** Subscribes to channels; when this resolves, nothing that is sent from now on is missed. */
  async subscribe(...channels: string[]): Promise<AsyncIterableIterator<string>> {
    if (this.isReleased) throw new Error('The hub has been released');
    const queue = new EventQueue<string>(resyncMessage, () => {
      for (const channel of channels) this.leave(channel, queue);
    });
    for (const channel of channels) {
      const queues = this.queues.get(channel) ?? new Set();
      this.queues.set(channel, queues.add(queue));
    }
    const client = await this.connect();
    // If the connection is lost already, the next one listens to all channels.
    await Promise.all(channels.map((channel) => this.say(client, 'listen', channel)));
    return queue;
  }

  async release(): Promise<void> {
    this.isReleased = true;
    if (this.heartbeat) clearInterval(this.heartbeat);
    for (const queues of [...this.queues.values()]) {
      for (const queue of [...queues]) await queue.return();
    }
    const client = await this.connecting?.catch(() => null);
    this.connecting = null;
    await client?.end().catch(() => {});
  }

  private leave(channel: string, queue: EventQueue<string>): void {
    const queues = this.queues.get(channel);
    queues?.delete(queue);
    if (queues?.size !== 0) return;
    this.queues.delete(channel);
    void this.connecting?.then(
      (client) =>
        // A subscriber may have joined meanwhile.
        this.queues.has(channel) ? undefined : this.say(client, 'unlisten', channel),
      // The hub is released, and with it everything is forgotten.
      () => {},
    );
  }

  private say(client: Client, verb: 'listen' | 'unlisten', channel: string): Promise<void> {
    return this.inTurn(() => client.query(`${verb} ${client.escapeIdentifier(channel)}`));
  }

  /**
   * Runs one statement after the other, as the driver requires. A failure means a lost connection, which is
   * handled elsewhere; the next connection listens to all channels again.
   */
  private inTurn(statement: () => Promise<unknown>): Promise<void> {
    const done = () => {};
    this.lastCommand = this.lastCommand.then(statement).then(done, done);
    return this.lastCommand;
  }

  private connect(): Promise<Client> {
    this.connecting ??= this.tryUntilConnected();
    return this.connecting;
  }

  private async tryUntilConnected(): Promise<Client> {
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        return await this.open();
      } catch (error) {
        if (this.isReleased) throw error;
        this.log({ err: error, retryInMs: pause }, 'Cannot listen to the database');
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  private async open(): Promise<Client> {
    const client = new Client({
      connectionString: this.connectionString,
      keepAlive: true,
      connectionTimeoutMillis: connectLimitMs,
    });
    client.on('notification', ({ channel, payload }) => this.deliver(channel, payload ?? ''));
    client.on('error', (error) => this.log({ err: error }, 'The listening connection is lost'));
    try {
      await client.connect();
      for (const channel of this.queues.keys()) {
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
      }
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    // Registered only now: a failed attempt also ends, and its caller retries already.
    client.once('end', () => this.reconnect(client));
    this.watch(client);
    return client;
  }

  /** A connection can die without a word; asking now and then finds out. */
  private watch(client: Client): void {
    if (this.heartbeat) clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => {
      const isSilent = setTimeout(() => client.connection.stream.destroy(), heartbeatMs / 2);
      void this.inTurn(() => client.query('select 1')).then(() => clearTimeout(isSilent));
    }, heartbeatMs);
    this.heartbeat.unref();
  }

  private reconnect(lost: Client): void {
    lost.removeAllListeners('notification');
    if (this.isReleased || this.connecting === null) return;
    this.connecting = null;
    if (this.queues.size === 0) return;
    void this.connect().then(
      () => {
        // Once each, whatever they listen to.
        const all = new Set([...this.queues.values()].flatMap((queues) => [...queues]));
        for (const queue of all) queue.push(resyncMessage);
      },
      () => {},
    );
  }

  private deliver(channel: string, message: string): void {
    for (const queue of this.queues.get(channel) ?? []) queue.push(message);
  }
}
