import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { unseen } from './unseen.ts';
import { weaknesses } from './weaknesses.ts';

// `npm run db:rights [table…]`: weakens every policy in turn and tells which of it the access files would not show.

const tables = process.argv.slice(2);
const database = await createTestDatabase();
const from = performance.now();
await database.rolledBack(async (tx) => {
  const all = (await weaknesses(tx)).filter(
    ({ table }) => tables.length === 0 || tables.includes(table.split('.')[1] ?? ''),
  );
  const missed = await unseen(tx, all, ({ name }) => console.log(`unseen: ${name}`));
  const seconds = Math.round((performance.now() - from) / 1000);
  console.log(`${all.length - missed.length} of ${all.length} seen in ${seconds} s.`);
});
await database.drop();
