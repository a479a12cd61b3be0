import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { AddressForm } from '#client/features/bring-in/address-form.tsx'
import { FileForm } from '#client/features/bring-in/file-form.tsx'
import { PhotoForm } from '#client/features/bring-in/photo-form.tsx'
import { TakeAlong } from '#client/features/bring-in/take-along.tsx'
import { siteQuery } from '#client/features/site/queries.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink, TextLink } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import type { User } from '#contract/accounts.ts'

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
      <div className="double-rule mt-8 grid gap-x-12 gap-y-12 pt-8 spread:grid-cols-3">
        <Way id="from-address" title="From a web page">
          <AddressForm />
        </Way>
        <Way id="from-file" title="From another app">
          <FileForm />
        </Way>
        {readsPhotos && (
          <Way id="from-photo" title="From a photo">
            <PhotoForm user={user} />
          </Way>
        )}
        <Way id="from-text" title="From text">
          <p className="max-w-prose text-ink-2">
            Paste a title, ingredients and steps from an email, a web page or a document.
          </p>
          <ButtonLink {...paths.newRecipe({ paste: true })} className="justify-self-start">
            Paste a recipe
          </ButtonLink>
        </Way>
      </div>
      <div className="mt-12 border-t border-hair pt-8">
        <Way id="take-along" title="Export your recipes">
          <TakeAlong />
        </Way>
      </div>
    </Page>
  )
}

function Way({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-4">
      <h2 id={id} className="text-3">
        {title}
      </h2>
      {children}
    </section>
  )
}
