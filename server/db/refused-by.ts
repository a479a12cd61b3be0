/** Whether the unique index of this name refused a row. */
export function isRefusedBy(index: string, error: unknown): boolean {
  const { code, constraint } = Object((error as Error).cause ?? error) as { code?: string; constraint?: string }
  // unique_violation, https://www.postgresql.org/docs/current/errcodes-appendix.html
  return code === '23505' && constraint === index
}
