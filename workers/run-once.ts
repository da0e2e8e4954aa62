import { fileURLToPath } from 'node:url';
import { runOnce } from 'graphile-worker';
import { pino } from 'pino';
import { serializeError } from '#shared/serialize-error.ts';
import { openStorage } from '#shared/storage/open-storage.ts';
import { bankFolderOf } from './core/bank-folder-of.ts';
import { bindTasks } from './core/bind-tasks.ts';
import { createAccessPoint } from './core/create-access-point.ts';
import { createCheckProvider } from './core/create-check-provider.ts';
import { createMailer } from './core/create-mailer.ts';
import { createSmsGateway } from './core/create-sms-gateway.ts';
import { createWebhooks, readWebhooks } from './core/create-webhooks.ts';
import { openEhfRules } from './core/ehf-rules/create-ehf-rules.ts';
import { loadTasks } from './core/load-tasks.ts';
import { openDatabase } from './core/open-database.ts';
import { openNumbers } from './core/open-numbers.ts';
import { queueLogger } from './core/watch-queue.ts';
import { readEnv } from './env.ts';

/**
 * Runs all waiting jobs of the tasks named, then ends. For the demo's first start, where no worker runs yet and
 * calls to external services would only fail.
 */
const wanted = process.argv.slice(2);
const env = readEnv();
const log = pino({ name: 'worker', level: env.logLevel, serializers: { err: serializeError } });
const database = openDatabase(env.databaseUrl, log, env.concurrency + 3);
const mailer = createMailer(env.smtpUrl, env.mailFrom);
const smsGateway = createSmsGateway(env.smsUrl, env.smsFrom);
const webhooks = createWebhooks(readWebhooks(env.webhooks));
const checkProvider = createCheckProvider(env.checks);
const accessPoint = createAccessPoint(env.accessPoint);
const storage = openStorage(env.filesUrl);
const tasks = await loadTasks(fileURLToPath(new URL('modules', import.meta.url)));
const chosen = new Map([...tasks].filter(([name]) => wanted.includes(name)));
if (chosen.size < wanted.length) throw new Error(`not all are tasks: ${wanted.join(', ')}`);
await runOnce({
  pgPool: database.pool,
  taskList: bindTasks(chosen, {
    database,
    mailer,
    smsGateway,
    webhooks,
    checkProvider,
    accessPoint,
    storage,
    log,
    ehfRules: openEhfRules(env.ehfRules),
    numbers: openNumbers(env.numberKey),
    publicUrl: env.publicUrl,
    registerUrl: env.registerUrl,
    bankFolder: bankFolderOf(env.bankFilesUrl),
    paymentFileVersion: env.paymentFileVersion,
  }),
  concurrency: env.concurrency,
  noHandleSignals: true,
  logger: queueLogger(log),
});
mailer.close();
await database.pool.end();
