import '#client/without-eval.ts'
import '#client/ui/styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { leaveEndedSession } from '#client/features/accounts/ended-session.ts'
import { currentUserQuery } from '#client/features/accounts/queries.ts'
import { watchOwner, whenForgotten } from '#client/kept.ts'
import { placeOfApp } from '#client/place-of-app.ts'
import { createQueryClient } from '#client/query-client.ts'
import { createAppRouter } from '#client/router.tsx'
import { onSessionEnd } from '#client/session.ts'
import { dropSecondPresses } from '#client/ui/buttons/double-press.ts'
import { keepMovedPresses } from '#client/ui/buttons/moved-press.ts'

const queryClient = createQueryClient()
const place = placeOfApp(queryClient)
// a drawn page stays where its reader is
const router = createAppRouter({ scrollRestoration: () => place.isConnected })
onSessionEnd(leaveEndedSession(router, queryClient))

whenForgotten(() => {
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' && queryKey[0] !== 'public' })
})
// another window has signed out, or somebody else in
watchOwner(() => void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }))

dropSecondPresses()
keepMovedPresses()

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
