import { useAct } from '#client/features/publishing/queries.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import type { Shown } from '#contract/community/community-views.ts'

/** For administrators: hides something from everybody else, or unhides it. Nobody else loads their calls. */
export function useHide() {
  const hide = useAct(async (body: { about: Shown; isHidden: boolean }) => {
    const { deskApi } = await import('#client/desk-api.ts')
    return deskApi.moderation.hide({ body })
  })
  const put = (about: Shown, isHidden: boolean): void =>
    hide.mutate(
      { about, isHidden },
      {
        onSuccess: () =>
          toast({
            title: isHidden ? 'Hidden' : 'Unhidden',
            ...(isHidden && { action: { label: 'Undo', onPress: () => put(about, false) } }),
          }),
      },
    )
  return { isPending: hide.isPending, put }
}
