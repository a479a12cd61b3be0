import type { ArchivedIssue, PublicIssue } from '#contract/newsletter/newsletter.ts'
import { issueNumberAt } from '#contract/pages.ts'
import type { GivenToPage } from '#contract/public/drawn-page.ts'
import type { AppContext } from '#server/context.ts'
import { archivedIssues, findArchived } from '#server/features/newsletter/issues/issue-store.ts'
import { archiveView, publicIssue } from '#server/features/newsletter/issues/issue-view.ts'

type World = Pick<AppContext, 'database' | 'kitchen'>

/** A page of the issues that were sent, the newest first; and whether there are more. */
export async function archiveOf(
  world: World,
  { limit, before }: { limit: number; before: number | undefined },
): Promise<{ issues: ArchivedIssue[]; isLast: boolean }> {
  const found = await archivedIssues(world.database, { limit: limit + 1, before })
  return { issues: await archiveView(world, found.slice(0, limit)), isLast: found.length <= limit }
}

/** One of them; undefined where there is none of that number. */
export async function issueOf(world: World, number: number): Promise<PublicIssue | undefined> {
  const issue = await findArchived(world.database, number)
  return issue && publicIssue(world, issue)
}

/** What the pages of the archive show; undefined where a path is none of them. */
export async function newsletterAt(
  world: World,
  path: string,
): Promise<Pick<GivenToPage, 'issue' | 'issues'> | undefined> {
  if (path === '/newsletter') return { issues: (await archiveOf(world, { limit: 50, before: undefined })).issues }
  const number = issueNumberAt(path)
  return number === undefined ? undefined : { issue: (await issueOf(world, number)) ?? null }
}
