import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { currentUserQuery } from '#client/features/accounts/queries.ts'
import { marksQuery, postQuery, postsQuery } from '#client/features/blog/queries.ts'
import { archiveQuery, issueQuery } from '#client/features/newsletter/archive-queries.ts'
import { showcaseQuery, siteQuery } from '#client/features/public/queries.ts'
import { sharedQuery } from '#client/features/recipes/sharing/queries.ts'
import { createQueryClient } from '#client/query-client.ts'
import { createAppRouter } from '#client/router.tsx'
import { CallError } from '#contract/client.ts'
import type { DrawPage, GivenToPage } from '#contract/drawn-page.ts'
import { issueNumberAt } from '#contract/pages.ts'

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
  const { site, showcase, shared, issue, issues, posts, post, marks } = given
  const queryClient = createQueryClient()
  // what failed stays so: there is nobody to ask again
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryOnMount: false } })
  queryClient.setQueryData(currentUserQuery.queryKey, null)
  queryClient.setQueryData(siteQuery.queryKey, site)
  if (showcase) queryClient.setQueryData(showcaseQuery.queryKey, showcase)
  if (issues)
    queryClient.setQueryData(archiveQuery.queryKey, { pages: [{ rows: issues, next: null }], pageParams: [null] })
  if (posts) queryClient.setQueryData(postsQuery.queryKey, posts)
  if (post) queryClient.setQueryData(postQuery(post.id).queryKey, post)
  if (marks) queryClient.setQueryData(marksQuery(undefined).queryKey, marks)
  const number = issueNumberAt(path)
  if (number !== undefined) {
    const queryFn = () => issue ?? Promise.reject(new CallError(404, '{"code":"not_found"}', 'Not Found'))
    await queryClient.prefetchQuery({ ...issueQuery(number), queryFn })
  }
  const token = /^\/r\/([^/]+)/.exec(path)?.[1]
  if (token !== undefined) {
    const queryFn = () => shared ?? Promise.reject(new CallError(404, '', 'Not Found'))
    await queryClient.prefetchQuery({ ...sharedQuery(token, undefined), queryFn })
  }
  return queryClient
}

/** React sets what belongs to the head first where there is none. Styles of single elements are refused, and set by the program. */
function partsOf(drawn: string) {
  if (/<script(?! type="application\/ld\+json")/.test(drawn))
    throw new Error('The drawn page has scripts, which are refused.')
  const [head = ''] = /^(?:<link[^>]*>|<meta[^>]*>|<title>[^<]*<\/title>)*/.exec(drawn) ?? []
  return { head, body: drawn.slice(head.length).replaceAll(/(<[a-z][^<>]*?) style="[^"]*"/g, '$1') }
}
