import type { AuditAction, AuditDetails } from '#contract/desk/audit.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { insertAuditEntry } from '#server/features/audit/store.ts'
import type { StoredIssue } from '#server/features/newsletter/issues/issue-store.ts'

/** What the audit log tells of an issue. */
export function issueState({ state, subject, markdown, scheduledAt }: StoredIssue) {
  return { state, subject, text: markdown, scheduledAt: scheduledAt?.toISOString() ?? null }
}

/** Writes down what was done to an issue, whose subject stands beside what has changed. In the transaction that does it. */
export async function auditIssue(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { id: actorId }: Pick<UserRow, 'id'>,
  action: AuditAction,
  { id, subject }: StoredIssue,
  changed: Pick<AuditDetails, 'from' | 'to'> = {},
): Promise<void> {
  const entry = { actorId, action, subjectId: `newsletter ${id}`, details: { subject, ...changed } }
  await insertAuditEntry(database, { at: now(), ...entry })
}
