import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ArrowLeft, Camera, ClipboardPaste, FileUp, Globe, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { AddressForm } from '#client/features/bring-in/address-form.tsx'
import { FileForm } from '#client/features/bring-in/file-form.tsx'
import { PhotoForm } from '#client/features/bring-in/photo-form.tsx'
import { TakeAlong } from '#client/features/bring-in/take-along.tsx'
import { siteQuery } from '#client/features/site/queries.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { Section } from '#client/ui/pages/section.tsx'
import type { User } from '#contract/accounts/accounts.ts'

/** Recipes from elsewhere: from a web page, from another app's file, or out of a text; and on to another app. */
export function ImportPage() {
  return <SignedIn>{(user) => <Ways user={user} />}</SignedIn>
}

function Ways({ user }: { user: User }) {
  const { data: site } = useQuery(siteQuery)
  const readsPhotos = site !== undefined && site.services.languageModel !== null
  return (
    <Page title="Import recipes">
      <TextLink {...paths.recipes()} className="-mt-4 mb-2">
        <ArrowLeft aria-hidden className="icon-small" />
        Your recipes
      </TextLink>
      <h1>Import recipes</h1>
      <p className="lead mt-2 max-w-[36em]">
        Each one is priced, and checked line by line for your diet and allergies.
      </p>
      <div className="mt-6 mb-12 grid gap-5 spread:grid-cols-2">
        <Way id="from-address" title="From a web page" Icon={Globe}>
          <AddressForm />
        </Way>
        <Way
          id="from-file"
          title="From another app"
          Icon={FileUp}
          className={readsPhotos ? 'spread:row-span-3' : 'spread:row-span-2'}
        >
          <FileForm />
        </Way>
        {readsPhotos && (
          <Way id="from-photo" title="From a photo" Icon={Camera}>
            <PhotoForm user={user} />
          </Way>
        )}
        <Way id="from-text" title="From text" Icon={ClipboardPaste}>
          <p className="max-w-prose text-ink-2">
            Paste a title, ingredients and steps from an email, a web page or a document.
          </p>
          <ButtonLink {...paths.newRecipe({ paste: true })} className="mt-auto self-start">
            Paste a recipe
          </ButtonLink>
        </Way>
      </div>
      <div className="double-rule">
        <Section
          title="Export your recipes"
          lead="All of your recipes in one file, with photos, ratings, collections, tags and notes."
        >
          <TakeAlong />
        </Section>
      </div>
    </Page>
  )
}

function Way({
  id,
  title,
  Icon,
  className,
  children,
}: {
  id: string
  title: string
  Icon: LucideIcon
  /** The longest of them stands beside the others. */
  className?: string
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className={clsx('flex min-w-0 flex-col gap-4 rounded-sheet bg-sheet p-5 shadow-2 tablet:p-6', className)}
    >
      <h2 id={id} className="flex items-center gap-2.5 text-3">
        <Icon aria-hidden className="icon text-tomato-ink" />
        {title}
      </h2>
      {children}
    </section>
  )
}
