import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { paths } from '#client/paths.ts'

/** Where else to go: in columns for strangers, one after the other for members, who have their places in the head. */
export function FooterLinks({ forMembers = false, children }: { forMembers?: boolean; children?: ReactNode }) {
  const link = footerLinkClass
  return (
    <nav
      aria-label="Footer"
      className={forMembers ? 'flex flex-wrap items-center gap-x-5' : 'columns-[7.5rem_2] gap-x-8 tablet:columns-3'}
    >
      {!forMembers && (
        <>
          <Link {...paths.subscribe()} className={link}>
            Premium Features
          </Link>
          <a href="/api/login" className={link}>
            Recipe Generator
          </a>
        </>
      )}
      <Link {...paths.check()} className={link}>
        Check a recipe
      </Link>
      <Link {...paths.pricing()} className={link}>
        Plans and prices
      </Link>
      <Link {...paths.about()} className={link}>
        About
      </Link>
      <Link {...paths.blog()} className={link}>
        Blog
      </Link>
      <Link {...paths.archive()} className={link}>
        Past newsletters
      </Link>
      <Link {...paths.method()} className={link}>
        How we check
      </Link>
      <Link {...paths.contact()} className={link}>
        Contact
      </Link>
      {children}
      <Link {...paths.help()} className={link}>
        Help Center
      </Link>
      <Link {...paths.privacy()} className={link}>
        Privacy Policy
      </Link>
      <Link {...paths.terms()} className={link}>
        Terms of Service
      </Link>
    </nav>
  )
}

/** Quieter than a link of the page itself. */
export const footerLinkClass = clsx(
  'flex min-h-11 w-fit break-inside-avoid items-center text-ui leading-tight text-ink-2 tablet:min-h-10',
  'underline decoration-hair underline-offset-4 hover:text-ink hover:decoration-ink',
)
