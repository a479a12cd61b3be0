import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { momentOf } from '#client/desk-moment.ts'
import { deskPaths } from '#client/desk-paths.ts'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { ForAdministrators } from '#client/features/accounts/for-administrators.tsx'
import { WithId } from '#client/features/accounts/own-page.tsx'
import { decidedWords, recipesText, saidOf, stateWords } from '#client/features/correction-desk/correction-words.ts'
import { DecideForm } from '#client/features/correction-desk/decide-form.tsx'
import { correctionQuery, correctionsQuery } from '#client/features/correction-desk/queries.ts'
import { SideBySide } from '#client/features/correction-desk/side-by-side.tsx'
import { AdminFrame } from '#client/features/desk/frame/admin-frame.tsx'
import { adminPaths } from '#client/features/desk/frame/admin-paths.ts'
import { ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { useFocusAfter } from '#client/ui/focus/use-focus-after.ts'
import { PagedRows, RowLine } from '#client/ui/lists/paged-rows.tsx'
import { NothingHere } from '#client/ui/pages/nothing-here.tsx'
import { Badge, Page } from '#client/ui/pages/page.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import { Tabs } from '#client/ui/pages/tabs.tsx'
import type { Correction, CorrectionState, OpenedCorrection } from '#contract/recipes/corrections.ts'

const states = ['waiting', 'accepted', 'declined', 'withdrawn', 'replaced'] as const satisfies CorrectionState[]

const route = getRouteApi('/admin/corrections/$')

/** For administrators: what cooks say of how their lines are read, and one of it with its line read without it and with it. */
export function CorrectionPages() {
  const { _splat: id = '' } = route.useParams()
  if (id === '') return <Corrections />
  return (
    <ForAdministrators>
      {() => (
        <WithId id={id} missing={<CorrectionMissing />}>
          {(number) => <OneCorrection id={number} />}
        </WithId>
      )}
    </ForAdministrators>
  )
}

function Corrections() {
  const navigate = useNavigate()
  const { state: asked } = route.useSearch()
  const state = states.find((each) => each === asked) ?? 'waiting'
  const open = (next: CorrectionState) =>
    void navigate({ ...deskPaths.corrections(next === 'waiting' ? {} : { state: next }), resetScroll: false })
  return (
    <AdminFrame title="Corrections">
      <p className="lead mb-6">Lines that cooks reported as misread.</p>
      <Tabs
        label="Which corrections"
        value={state}
        onChange={open}
        tabs={states.map((value) => ({
          value,
          label: stateWords[value].tab,
          content: <Rows state={value} />,
        }))}
      />
    </AdminFrame>
  )
}

function Rows({ state }: { state: CorrectionState }) {
  const query = useInfiniteQuery(correctionsQuery(state))
  return (
    <PagedRows query={query} loading="Loading the corrections" empty={stateWords[state].empty}>
      {(correction) => <Row correction={correction} />}
    </PagedRows>
  )
}

function Row({ correction }: { correction: Correction }) {
  const { id, line, member, createdAt, recipes } = correction
  return (
    <RowLine
      link={
        <TextLink {...deskPaths.corrections({}, String(id))} className="text-body leading-tight wrap-anywhere">
          {saidOf(correction)}
        </TextLink>
      }
      note={`${line && `In “${line}.” `}${member?.name ?? 'A deleted account'}, ${momentOf(createdAt)}`}
      flag={<Badge>{recipes === null ? 'counting' : `${recipes} ${recipes === 1 ? 'recipe' : 'recipes'}`}</Badge>}
    />
  )
}

function OneCorrection({ id }: { id: number }) {
  const { data: correction, error, refetch } = useQuery(correctionQuery(id))
  useFocusAfter(correction?.state)
  if (!correction && codeOf(error) === 'not_found') return <CorrectionMissing />
  return (
    <Page title="Correction" className="grid max-w-[860px] gap-6">
      <TextLink {...deskPaths.corrections()} className="justify-self-start">
        <ArrowLeft aria-hidden className="icon" />
        Corrections
      </TextLink>
      {correction ? (
        <Opened correction={correction} />
      ) : error ? (
        <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading words="Loading the correction">
          <Skeleton className="h-64" />
        </Loading>
      )}
    </Page>
  )
}

function Opened({ correction }: { correction: OpenedCorrection }) {
  const { id, line, state, member, createdAt } = correction
  return (
    <>
      <header className="grid justify-items-start gap-2">
        <Badge>{stateWords[state].tab}</Badge>
        <h1 className="wrap-anywhere">{saidOf(correction)}</h1>
        <p className="text-ui text-ink-2 wrap-anywhere">
          {line !== '' && `In “${line}.” `}
          <Who person={member} />, {momentOf(createdAt)}
        </p>
      </header>
      <SideBySide correction={correction} />
      <p>{recipesText(correction)} No correction can remove an allergen named in our tables or in the line itself.</p>
      <Decided correction={correction} />
      {(state === 'waiting' || state === 'accepted') && <DecideForm key={`${id} ${state}`} correction={correction} />}
    </>
  )
}

function Decided({ correction: { state, decidedAt, decidedBy, sentence } }: { correction: OpenedCorrection }) {
  if (decidedAt === null || state === 'waiting') return null
  return (
    <p className="note wrap-anywhere">
      {decidedWords[state]} by {decidedBy ? <Who person={decidedBy} /> : 'a deleted account'}, {momentOf(decidedAt)}
      {sentence !== '' && `: ${sentence}`}
    </p>
  )
}

/** Whoever has an account has a page. */
function Who({ person }: { person: OpenedCorrection['member'] }) {
  if (!person) return 'A deleted account'
  return (
    <Link {...adminPaths.member(person.id)} className="underline decoration-1 underline-offset-4 hover:decoration-2">
      {person.name}
    </Link>
  )
}

function CorrectionMissing() {
  return (
    <NothingHere title="Correction Not Found" sentence="The member who suggested it may have deleted their account.">
      <ButtonLink look="go" {...deskPaths.corrections()}>
        Corrections
      </ButtonLink>
    </NothingHere>
  )
}
