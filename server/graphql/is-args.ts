import type { ExecutionArgs, GraphQLError } from 'graphql';

/** Whether an operation may run; else its faults are here. */
export const isArgs = (
  args: ExecutionArgs | readonly GraphQLError[] | undefined,
): args is ExecutionArgs => args !== undefined && !Array.isArray(args);
