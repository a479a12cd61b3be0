import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#client/api.ts'
import { keepsake } from '#client/features/demo/keepsake.ts'
import { keepNewRecipe } from '#client/features/dishes/recipe-cache.ts'
import { CallError } from '#contract/client.ts'

/** The recipe that a visitor had written goes among those of the member that the visitor has become. */
export function KeepsDemo() {
  const queryClient = useQueryClient()
  useEffect(() => void keep(queryClient), [queryClient])
  return null
}

let isKeeping = false

/** Once; then it is no longer kept in the browser. */
async function keep(queryClient: QueryClient): Promise<void> {
  const given = keepsake.read()
  if (given === undefined || isKeeping) return
  isKeeping = true
  try {
    keepNewRecipe(queryClient, await api.demo.keep({ body: { keepsake: given } }))
    keepsake.drop()
  } catch (error) {
    // what is kept already, or can be no more, needs no second try; no connection does
    if (error instanceof CallError && [400, 404, 409].includes(error.status)) keepsake.drop()
  } finally {
    isKeeping = false
  }
}
