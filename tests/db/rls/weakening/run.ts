import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { tryEach } from './unseen.ts';
import { weaknesses } from './weaknesses.ts';

// `npm run db:rights [table…]`: weakens every policy and every grant in turn and lists the ones that the access files
// would miss.

const tables = process.argv.slice(2);
const database = await createTestDatabase();
const from = performance.now();
await database.rolledBack(async (tx) => {
  const all = (await weaknesses(tx)).filter(
    ({ table }) => tables.length === 0 || tables.includes(table.split('.')[1] ?? ''),
  );
  let tried = 0;
  let missed = 0;
  for await (const { name, isSeen } of tryEach(tx, all)) {
    tried += 1;
    if (!isSeen) {
      missed += 1;
      console.log(`unseen: ${name}`);
    }
    if (tried % 100 === 0) console.log(`${tried} of ${all.length}`);
  }
  const seconds = Math.round((performance.now() - from) / 1000);
  console.log(`${tried - missed} of ${tried} seen in ${seconds} s.`);
});
await database.drop();
