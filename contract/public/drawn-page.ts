import type { blog } from '#contract/blog/blog.ts'
import type { Page } from '#contract/client.ts'
import type { community } from '#contract/community/community.ts'
import type { Output } from '#contract/endpoint.ts'
import type { newsletter } from '#contract/newsletter/newsletter.ts'
import type { publicCalls } from '#contract/public/public.ts'
import type { sharing } from '#contract/recipes/sharing.ts'

/** What a page that comes drawn would ask the server for, were it alive. */
export interface GivenToPage {
  readonly site: Output<typeof publicCalls.site>
  readonly showcase?: Output<typeof publicCalls.showcase>
  /** The archive of the newsletter. */
  readonly issues?: Output<typeof newsletter.archive>
  /** One of its issues; null where there is none of that number. */
  readonly issue?: Output<typeof newsletter.issue> | null
  /** The published posts of the blog. */
  readonly posts?: Output<typeof blog.posts>
  /** The one that the page is of; null where none is published under its number. */
  readonly post?: Output<typeof blog.post> | null
  /** What readers think of it. */
  readonly marks?: Output<typeof blog.marks>
  /** The recipe of a link; null where the link is dead. */
  readonly shared?: Output<typeof sharing.read> | null
  /** The first page of what members have published: of all of them, or of the one whom the page is of. */
  readonly listed?: Page<Output<typeof community.list>>
  /** A recipe that a member has published; null where none is. */
  readonly published?: Output<typeof community.read> | null
  /** The first page of what is said of it. */
  readonly comments?: Page<Output<typeof community.comments>>
  /** A cook; null where nobody has the handle. */
  readonly cook?: Output<typeof community.cook> | null
}

/** A page as HTML, as who is not signed in sees it: what belongs to the head, and the frame with the page in it. */
export interface DrawnPage {
  readonly head: string
  readonly body: string
  /** Whether the page shows what was asked for: one that says that there is nothing has said so in its head. */
  readonly isThere: boolean
}

/** How the built client draws a page; a path that is none is drawn as the page that says so. */
export type DrawPage = (path: string, given: GivenToPage) => Promise<DrawnPage>
