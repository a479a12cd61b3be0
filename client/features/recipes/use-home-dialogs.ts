import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type HomeSearch, paths } from '#client/paths.ts'

/**
 * The dialogs over the home page live in its address. Closing one that was opened from the page goes back to it, as the
 * browser's own back does; one that the page was opened with is replaced by the page.
 */
export function useHomeDialogs(isOpen: boolean) {
  const navigate = useNavigate()
  const router = useRouter()
  const wasOpen = useRef(isOpen)
  const openedHere = useRef(false)
  useEffect(() => {
    if (isOpen && !wasOpen.current) openedHere.current = true
    if (!isOpen) openedHere.current = false
    wasOpen.current = isOpen
  }, [isOpen])
  return {
    open: (search: HomeSearch) => void navigate(paths.homeDialog(search)),
    /** A recipe in the place of the dialog that is open. */
    show: (recipe: number) => void navigate({ ...paths.homeDialog({ recipe }), replace: true }),
    close: () => {
      if (openedHere.current) router.history.back()
      else void navigate({ ...paths.homeDialog(), replace: true })
    },
  }
}
