import { redirect } from '@tanstack/react-router';
import { startPath } from '../routing/startPath.ts';
import type { RouterContext } from './RouterContext.ts';

/** The bare address leads on. */
export async function redirectToStart({ context }: { context: RouterContext }): Promise<never> {
  throw redirect({ href: await startPath(context.queryClient) });
}
