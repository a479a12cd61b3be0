import type { GivenToPage } from '#contract/drawn-page.ts'
import type { ArchivedIssue, PublicIssue } from '#contract/newsletter.ts'
import { issueNumberAt } from '#contract/pages.ts'
import type { AppContext } from '#server/context.ts'
import { archivedIssues, findArchived } from '#server/features/newsletter/issues/issue-store.ts'
import { archiveView, publicIssue } from '#server/features/newsletter/issues/issue-view.ts'

type World = Pick<AppContext, 'database' | 'kitchen'>

/** The issues that were sent, the newest first. */
export async function archiveOf(world: World): Promise<ArchivedIssue[]> {
  return archiveView(world, await archivedIssues(world.database))
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
  if (path === '/newsletter') return { issues: await archiveOf(world) }
  const number = issueNumberAt(path)
  return number === undefined ? undefined : { issue: (await issueOf(world, number)) ?? null }
}
