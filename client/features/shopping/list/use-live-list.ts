import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { shoppingKeys } from '#client/features/list-keeping/shopping-cache.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'

const firstWait = 2000
const longestWait = 60_000
const settles = 150

/**
 * Hears of what another phone does to the list, as long as the page is looked at: the server tells the version, and a newer
 * one is fetched. A connection that breaks is tried again by the browser; one that was refused, after 2, 4 … 60 s.
 */
export function useLiveList(id: number): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let settling: ReturnType<typeof setTimeout> | undefined
    let wait = firstWait
    const look = () => void queryClient.invalidateQueries({ queryKey: shoppingKeys.one(id) })

    const hear = ({ data }: MessageEvent) => {
      wait = firstWait
      const version = versionOf(data)
      // the answer to one's own change comes at the same time
      clearTimeout(settling)
      settling = setTimeout(() => {
        const known = queryClient.getQueryData<ShoppingList>(shoppingKeys.one(id))?.version
        if (version === undefined || version !== known) look()
      }, settles)
    }
    const close = () => {
      clearTimeout(timer)
      clearTimeout(settling)
      source?.close()
      source = undefined
    }
    const open = () => {
      close()
      if (document.visibilityState === 'hidden' || !navigator.onLine) return
      source = new EventSource(`/api/shopping-lists/${id}/events`)
      source.addEventListener('message', hear)
      source.addEventListener('version', hear)
      source.addEventListener('error', () => {
        if (source?.readyState !== EventSource.CLOSED) return
        close()
        timer = setTimeout(lookAndOpen, wait)
        wait = Math.min(longestWait, wait * 2)
      })
    }
    // whoever is refused a stream, having many windows open, looks now and then
    const lookAndOpen = () => {
      look()
      open()
    }
    open()
    document.addEventListener('visibilitychange', open)
    window.addEventListener('online', open)
    window.addEventListener('offline', close)
    return () => {
      close()
      document.removeEventListener('visibilitychange', open)
      window.removeEventListener('online', open)
      window.removeEventListener('offline', close)
    }
  }, [id, queryClient])
}

/** '17' or '{"version":17}'. */
function versionOf(data: unknown): number | undefined {
  try {
    const value: unknown = JSON.parse(String(data))
    const version = typeof value === 'object' && value !== null ? (value as { version?: unknown }).version : value
    return typeof version === 'number' ? version : undefined
  } catch {
    return undefined
  }
}
