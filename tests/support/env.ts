/** The settings of the tests from their environment. */
export const env = {
  /** The cluster in which tests create databases. */
  clusterUrl:
    process.env.TEST_DATABASE_URL ?? 'postgres://postgres:honorar@127.0.0.1:55432/postgres',
  /** Whether a bench only proves that it runs. */
  isBenchSmall: process.env.BENCH === 'small',
  /** The number of generated inputs of an attack for each mutation. */
  attackInputs: Number(process.env.ATTACK_INPUTS ?? 2_000),
  /** The number of walks of the money in a test, and of their steps. */
  walks: Number(process.env.WALKS ?? 12),
  /** The number of the first walk, which seeds its steps. */
  firstWalk: Number(process.env.WALK_FROM ?? 1),
  walkSteps: Number(process.env.WALK_STEPS ?? 24),
  /** Whether APIs answer by compiled statements; off is plain Grafast. */
  isCompiled: process.env.COMPILED !== 'off',
  /** The environment that a program started by a test inherits. */
  inherited: process.env,
};
