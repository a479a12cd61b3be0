import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { paths } from '#client/paths.ts'
import { TextAnchor, TextLink } from '#client/ui/button.tsx'

/** Where else to go, in three columns for strangers (`isWide`) or one line after the other. */
export function FooterLinks({ isWide = false, children }: { isWide?: boolean; children?: ReactNode }) {
  const column = clsx(isWide && 'grid content-start justify-items-start', !isWide && 'contents')
  return (
    <nav
      aria-label="Footer"
      className={isWide ? 'grid grid-cols-2 gap-x-8 gap-y-5 tablet:grid-cols-3' : 'flex flex-wrap items-center gap-x-5'}
    >
      <div className={column}>
        {isWide && <TextLink {...paths.subscribe()}>Premium Features</TextLink>}
        {isWide && <TextAnchor href="/api/login">Recipe Generator</TextAnchor>}
        <TextLink {...paths.check()}>Check a recipe</TextLink>
        <TextLink {...paths.method()}>How we check</TextLink>
        <TextLink {...paths.pricing()}>Plans and prices</TextLink>
      </div>
      <div className={column}>
        <TextAnchor href="/about">About</TextAnchor>
        <TextAnchor href="/blog">Blog</TextAnchor>
        <TextLink {...paths.contact()}>Contact</TextLink>
        {children}
      </div>
      <div className={column}>
        <TextAnchor href="/help">Help Center</TextAnchor>
        <TextAnchor href="/privacy">Privacy Policy</TextAnchor>
        <TextAnchor href="/terms">Terms of Service</TextAnchor>
      </div>
    </nav>
  )
}
