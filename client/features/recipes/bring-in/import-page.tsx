import { useQuery } from '@tanstack/react-query'
import { ClipboardPaste } from 'lucide-react'
import type { ReactNode } from 'react'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { siteQuery } from '#client/features/public/queries.ts'
import { AddressForm } from '#client/features/recipes/bring-in/address-form.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'

/** Recipes from elsewhere: from a web page, from another program's file, or out of a text. */
export function ImportPage() {
  return <SignedIn>{() => <Import />}</SignedIn>
}

function Import() {
  const { data: site } = useQuery(siteQuery)
  return (
    <Page title="Bring in recipes">
      <h1>Bring in recipes</h1>
      <div className="double-rule mt-8 grid max-w-[760px] gap-12 pt-8">
        {site?.services.recipePages !== false && (
          <Way id="from-address" title="From a web page">
            <AddressForm />
          </Way>
        )}
        <Way id="from-text" title="From a text">
          <ButtonLink {...paths.newRecipe({ paste: true })} className="justify-self-start">
            <ClipboardPaste aria-hidden className="icon" />
            Paste a recipe
          </ButtonLink>
        </Way>
      </div>
    </Page>
  )
}

function Way({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-2">
        {title}
      </h2>
      {children}
    </section>
  )
}
