import { redirect } from '@tanstack/react-router';
import type { RouterContext } from './RouterContext.ts';
import { startPath } from './startPath.ts';

/** The bare address leads on. */
export async function redirectToStart({ context }: { context: RouterContext }): Promise<never> {
  throw redirect({ href: await startPath(context.queryClient) });
}
