import '#client/without-eval.ts'
import '#client/ui/styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepPlace } from '#client/features/accounts/kept-place.ts'
import { keepUser } from '#client/features/accounts/kept-user.ts'
import { currentUserQuery } from '#client/features/accounts/queries.ts'
import { watchOwner, whenForgotten } from '#client/kept.ts'
import { paths } from '#client/paths.ts'
import { createQueryClient } from '#client/query-client.ts'
import { router } from '#client/router.tsx'

const queryClient = createQueryClient(() => {
  keepPlace(router.state.location.href)
  keepUser(null)
  queryClient.setQueryData(currentUserQuery.queryKey, null)
  void router.navigate(paths.signIn())
})

whenForgotten(() => {
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' && queryKey[0] !== 'public' })
})
// another window has signed out, or somebody else in
watchOwner(() => void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }))

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
