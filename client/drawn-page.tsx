import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { currentUserQuery } from '#client/features/accounts/queries.ts'
import { marksQuery, postQuery, postsQuery } from '#client/features/blog/queries.ts'
import { archiveQuery, issueQuery } from '#client/features/newsletter/archive-queries.ts'
import { commentsQuery, cookQuery, listQuery, publishedQuery } from '#client/features/publishing/queries.ts'
import { sharedQuery } from '#client/features/sharing/queries.ts'
import { showcaseQuery, siteQuery } from '#client/features/site/queries.ts'
import { createQueryClient } from '#client/query-client.ts'
import { createAppRouter } from '#client/router.tsx'
import { saysNothingHere } from '#client/ui/pages/nothing-here.tsx'
import { CallError, type Page } from '#contract/client.ts'
import { issueNumberAt } from '#contract/pages.ts'
import type { DrawPage, GivenToPage } from '#contract/public/drawn-page.ts'

/** Draws a page on the server with the very components of the program; what it asks the server for is given. Throws what a component throws. */
export const drawPage: DrawPage = async (path, given) => {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <QueryClientProvider client={await answered(path, given)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    // in one piece: putting pieces in their places takes scripts in the page, which are refused
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  )
  if (failures.length > 0) throw failures[0]
  return partsOf(await new Response(prelude).text())
}

/** A cache that knows the answers already, and that nobody is signed in. */
async function answered(path: string, given: GivenToPage) {
  const { site, showcase, shared, issue, issues, posts, post, marks, listed, published, comments, cook } = given
  const queryClient = createQueryClient()
  // what failed stays so: there is nobody to ask again
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryOnMount: false } })
  queryClient.setQueryData(currentUserQuery.queryKey, null)
  // what the page is of stands last in its address, as it was given
  const name = path.split('/').at(-1) ?? ''
  const number = issueNumberAt(path) ?? 0
  const answers: readonly (readonly [QueryKey, unknown])[] = [
    [siteQuery.queryKey, site],
    [showcaseQuery.queryKey, showcase],
    [archiveQuery.queryKey, issues && onePage({ rows: issues, next: null })],
    [issueQuery(number).queryKey, issue],
    [postsQuery.queryKey, posts],
    [postQuery(post?.id ?? 0).queryKey, post],
    [marksQuery(undefined).queryKey, marks],
    [sharedQuery(name, undefined).queryKey, shared],
    [publishedQuery(undefined, name).queryKey, published],
    [commentsQuery(undefined, name).queryKey, comments && onePage(comments)],
    [cookQuery(undefined, name).queryKey, cook],
    [listQuery(undefined, cook ? { cook: cook.handle } : {}).queryKey, listed && onePage(listed)],
  ]
  for (const [queryKey, answer] of answers) {
    if (answer !== null) queryClient.setQueryData(queryKey, answer)
    else await queryClient.prefetchQuery({ queryKey, queryFn: () => Promise.reject(nothingThere()) })
  }
  return queryClient
}

const onePage = (page: Page<unknown>) => ({ pages: [page], pageParams: [null] })
const nothingThere = () => new CallError(404, '{"code":"not_found"}', 'Not Found')

/** React sets what belongs to the head first where there is none. Styles of single elements are refused, and set by the program. */
function partsOf(drawn: string) {
  if (/<script(?! type="application\/ld\+json")/.test(drawn))
    throw new Error('The rendered page contains scripts, which aren’t allowed.')
  const [head = ''] = /^(?:<link[^>]*>|<meta[^>]*>|<title>[^<]*<\/title>)*/.exec(drawn) ?? []
  const body = drawn.slice(head.length).replaceAll(/(<[a-z][^<>]*?) style="[^"]*"/g, '$1')
  return { head, body, isThere: !saysNothingHere(head) }
}
