import type { blog } from '#contract/blog.ts'
import type { Output } from '#contract/endpoint.ts'
import type { newsletter } from '#contract/newsletter.ts'
import type { publicCalls } from '#contract/public.ts'
import type { sharing } from '#contract/sharing.ts'

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
  /** The one that the page is of. */
  readonly post?: Output<typeof blog.post>
  /** What readers think of it. */
  readonly marks?: Output<typeof blog.marks>
  /** The recipe of a link; null where the link is dead. */
  readonly shared?: Output<typeof sharing.read> | null
}

/** A page as HTML, as who is not signed in sees it: what belongs to the head, and the frame with the page in it. */
export interface DrawnPage {
  readonly head: string
  readonly body: string
}

/** How the built client draws a page; a path that is none is drawn as the page that says so. */
export type DrawPage = (path: string, given: GivenToPage) => Promise<DrawnPage>
