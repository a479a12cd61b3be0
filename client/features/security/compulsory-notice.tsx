import { useQuery } from '@tanstack/react-query'
import { securityQuery } from '#client/features/security/queries.ts'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import { Notice } from '#client/ui/signs/notice.tsx'

/** Tells an administrator without a second factor that this site asks for one. */
export function CompulsoryNotice() {
  const { data } = useQuery(securityQuery)
  if (!data || data.twoFactor.on || !data.twoFactor.compulsory) return null
  return (
    <Notice
      action={
        <TextLink {...paths.settings('account')} hash="second-factor" className="!text-saffron-ink">
          Set it up
        </TextLink>
      }
    >
      Administrators need two-step verification here. Your administrator tools stay locked until you set it up.
    </Notice>
  )
}
