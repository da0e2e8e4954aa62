/** What the tests are told from outside. */
export const env = {
  /** The cluster that tests may fill with databases of their own. */
  clusterUrl:
    process.env.TEST_DATABASE_URL ?? 'postgres://postgres:honorar@127.0.0.1:55432/postgres',
  /** Whether a bench only finds out that it runs. */
  isBenchSmall: process.env.BENCH === 'small',
  /** How many inputs an attack generates for each mutation. */
  attackInputs: Number(process.env.ATTACK_INPUTS ?? 2_000),
  /** How many walks of the money a test takes, of how many steps. */
  walks: Number(process.env.WALKS ?? 12),
  /** The number of the first, which its steps are drawn by. */
  firstWalk: Number(process.env.WALK_FROM ?? 1),
  walkSteps: Number(process.env.WALK_STEPS ?? 24),
  /** Whether APIs answer by compiled statements; off is how Grafast answers. */
  isCompiled: process.env.COMPILED !== 'off',
  /** What a program started by a test inherits. */
  inherited: process.env,
};
