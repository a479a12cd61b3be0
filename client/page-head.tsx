import { useQueryClient } from '@tanstack/react-query'
import { siteQuery } from '#client/features/site/queries.ts'
import { jsonForScript } from '#domain/recipe/texts/json-ld.ts'

interface PageHeadProps {
  /** Path of the page, '/check'. */
  path: string
  title: string
  /** One or two sentences, 160 letters at most. */
  description: string
  kind?: 'website' | 'article'
  /** Path of a picture of 1,200 by 630, and what it shows. */
  picture?: { path: string; alt: string }
  /** What schema.org has for it, from the address of this installation. */
  data?: (address: string) => object
  /** The address is a secret of those who were given it. */
  isSecret?: boolean
}

/**
 * What a page says of itself to search engines and to sites that show a link to it: in pages that come drawn alone (`import.meta.env.SSR`), as
 * nobody else reads it. The title in the browser's tab is apart (DocumentTitle).
 */
export function PageHead(props: PageHeadProps) {
  const site = useQueryClient().getQueryData(siteQuery.queryKey)
  return site ? <Drawn {...props} address={site.address} /> : null
}

function Drawn({
  address,
  path,
  title,
  description,
  kind,
  picture,
  data,
  isSecret,
}: PageHeadProps & { address: string }) {
  const { path: pictured, alt } = picture ?? { path: '/api/showcase/picture.png', alt: 'A dish, drawn from above' }
  const named = {
    'og:type': kind ?? 'website',
    'og:site_name': 'MealCrafter',
    'og:title': title,
    'og:description': description,
  }
  const shown = {
    'og:image': address + pictured,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': alt,
  }
  return (
    <>
      <meta name="description" content={description} />
      {!isSecret && <link rel="canonical" href={address + path} />}
      {Object.entries({ ...named, 'og:url': address + path, ...shown }).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {isSecret && <meta name="robots" content="noindex, nofollow" />}
      {isSecret && <meta name="referrer" content="no-referrer" />}
      {data && (
        <script
          type="application/ld+json"
          // text that cannot leave the element; the content policy runs no script in a page
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is data, escaped for its place
          dangerouslySetInnerHTML={{ __html: jsonForScript(data(address)) }}
        />
      )}
    </>
  )
}
