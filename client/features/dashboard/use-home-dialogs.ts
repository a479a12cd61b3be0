import { useNavigate } from '@tanstack/react-router'
import { useClosing } from '#client/features/dishes/use-page-dialogs.ts'
import { type HomeSearch, paths } from '#client/paths.ts'

/** The dialogs over the home page live in its address. */
export function useHomeDialogs(isOpen: boolean) {
  const navigate = useNavigate()
  const close = useClosing(isOpen, () => void navigate({ ...paths.homeDialog(), replace: true }))
  return {
    open: (search: HomeSearch) => void navigate(paths.homeDialog(search)),
    /** A recipe in the place of the dialog that is open. */
    show: (recipe: number) => void navigate({ ...paths.homeDialog({ recipe }), replace: true }),
    close,
  }
}
