import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { communityPath, profilePath } from '#client/community-paths.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { CommunityList, unfoldClass } from '#client/features/community/community-list.tsx'
import { listText } from '#client/features/dishes/format.ts'
import { type CommunitySearch, readCommunitySearch } from '#client/features/publishing/community-search.ts'
import { withoutOf } from '#client/features/recipes/library/library-search.ts'
import { PageHead } from '#client/page-head.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { MultipleChoice, SingleChoice } from '#client/ui/fields/choice.tsx'
import { SelectField } from '#client/ui/fields/field.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { PhoneFold } from '#client/ui/pages/phone-fold.tsx'
import { capital, words } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { allergens, allergensNamed } from '#domain/food/allergens/allergens.ts'
import { type Diet, diets } from '#domain/food/diets.ts'
import { allergensOf } from '#domain/options/declared-allergies.ts'

type Shown = 'new' | 'liked' | 'following'

/** What members have published, for everybody; for a member with their own diet and allergies. */
export function CommunityPage() {
  const { data: user } = useCurrentUser()
  const search = readCommunitySearch(useSearch({ from: '/community/$' }))
  const navigate = useNavigate()
  const show = (next: CommunitySearch) => void navigate({ ...communityPath(next), resetScroll: false })
  return (
    <Page title="Community">
      {import.meta.env.SSR && (
        <PageHead
          path="/community"
          title="Recipes from other cooks"
          description="Recipes that members of MealCrafter have published, each checked line by line for allergens, diets, equipment, cost and time."
        />
      )}
      <div className="mb-6 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2">
        <h1>Community</h1>
        <p className="lead order-last col-span-full max-w-[36em]">
          {user
            ? 'What cooks have published, checked line by line for you, just like your own recipes.'
            : 'What cooks have published, checked line by line. With a free account, you see what fits your diet.'}
        </p>
        {user && (
          <ButtonLink {...profilePath()} className="max-phone:px-3.5!">
            Your profile
          </ButtonLink>
        )}
        {user === null && (
          <ButtonLink look="go" {...paths.accountSetup('free')} className="max-phone:hidden">
            Get Started Free
          </ButtonLink>
        )}
      </div>
      <Narrowing search={search} user={user ?? null} onChange={show} />
      <CommunityList search={search} Heading="h2" />
      {user === null && (
        <ButtonLink look="go" {...paths.accountSetup('free')} className="mt-8 w-full phone:hidden">
          Get Started Free
        </ButtonLink>
      )}
    </Page>
  )
}

interface NarrowingProps {
  search: CommunitySearch
  user: User | null
  onChange: (search: CommunitySearch) => void
}

function Narrowing({ search, user, onChange }: NarrowingProps) {
  const { diet, without, sort, following } = search
  const shown: Shown = following ? 'following' : (sort ?? 'new')
  const chosen = withoutOf(without)
  // what the reader avoids stands first
  const own = allergensOf(user?.allergies ?? [])
  const inOrder = [...own, ...allergens.filter((code) => !own.includes(code))]
  const [wasNarrowed] = useState(chosen.length > 0)
  const narrowed = { ...(diet && { diet }), ...(without && { without }) }
  const ofShown = (value: Shown) => {
    if (value === 'following') return { following: true as const }
    return value === 'liked' ? { sort: value } : {}
  }
  const shownAs = [
    { value: 'new' as const, label: 'Newest' },
    { value: 'liked' as const, label: 'Most liked' },
    ...(user ? [{ value: 'following' as const, label: 'From cooks you follow' }] : []),
  ]
  const inAWord = [
    ...shownAs.filter(({ value }) => value === shown).map(({ label }) => label),
    ...(diet ? [capital(diet)] : []),
    ...chosen.map((code) => `no ${words(code)}`),
  ].join(', ')
  return (
    <PhoneFold title="Filter and sort" summary={inAWord} className="mb-3 noscript:hidden">
      <div className="spread:double-rule grid items-end gap-x-10 gap-y-5 spread:py-5 tablet:[&_fieldset_label]:min-h-12 tablet:[&_fieldset>div]:mt-1.25 tablet:grid-cols-[auto_minmax(0,14rem)] spread:grid-cols-[auto_14rem_minmax(0,1fr)]">
        <SingleChoice
          legend="Show"
          value={shown}
          options={shownAs}
          onChange={(value) => onChange({ ...narrowed, ...ofShown(value) })}
        />
        <SelectField
          label="Diet"
          empty="Any"
          options={diets.map((value) => ({ value, label: capital(value) }))}
          value={diet ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ ...ofShown(shown), ...(without && { without }), ...(value !== '' && { diet: value as Diet }) })
          }
        />
        <details
          open={wasNarrowed}
          className="group tablet:col-span-2 spread:col-span-1 spread:self-end spread:open:col-span-full tablet:[&>summary]:boxed-summary"
        >
          <summary className={unfoldClass}>
            <span>
              {chosen.length > 0 ? `Without ${listText(allergensNamed(chosen, 'absent'))}` : 'Without allergens'}
              {chosen.length === 0 && own.length > 0 && (
                <span className="font-normal text-ink-2"> (yours: {listText(allergensNamed(own, 'absent'))})</span>
              )}
            </span>
            <ChevronDown aria-hidden className="icon text-ink-2 group-open:rotate-180" />
          </summary>
          <MultipleChoice
            legend="Without"
            hint="Shows recipes where we found none of these in any line or step. Check labels anyway."
            options={inOrder.map((code) => ({ value: code, label: capital(words(code)) }))}
            values={chosen}
            onChange={(values) =>
              onChange({
                ...ofShown(shown),
                ...(diet && { diet }),
                ...(values.length > 0 && { without: values.join(',') }),
              })
            }
          />
        </details>
      </div>
    </PhoneFold>
  )
}
