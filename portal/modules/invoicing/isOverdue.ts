/** Whether the client should have paid by now; `today` is the day where the person is. */
export function isOverdue(status: string, dueOn: string | null, now = new Date()): boolean {
  const pad = (part: number) => String(part).padStart(2, '0');
  const today = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  return status === 'PUBLISHED' && dueOn !== null && dueOn < today;
}
