import { useQuery } from '@tanstack/react-query'
import { momentOf } from '#client/desk-moment.ts'
import { sentenceOf } from '#client/failure.ts'
import { Unfolding } from '#client/features/admin/figures/unfolding.tsx'
import { BackupsSection } from '#client/features/admin/operations/backups-section.tsx'
import { SettingList } from '#client/features/admin/operations/setting-list.tsx'
import { AdminFrame } from '#client/features/desk/frame/admin-frame.tsx'
import { systemQuery } from '#client/features/desk/operations-queries.ts'
import { LeaderRow } from '#client/ui/pages/page.tsx'
import { Section } from '#client/ui/pages/section.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import type { System } from '#contract/desk/operations.ts'

/** How the backups of this server are, what it is, and how it is set up. */
export function SystemPage() {
  return (
    <AdminFrame title="System">
      <Sections />
    </AdminFrame>
  )
}

function Sections() {
  const { data: system, dataUpdatedAt, error, refetch } = useQuery(systemQuery)
  if (!system)
    return error ? (
      <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Loading words="Loading the settings">
        <Skeleton className="mb-8 h-32" />
        <Skeleton className="h-96" />
      </Loading>
    )
  return (
    <>
      <Section
        title="Backups"
        lead={
          system.backups.areOurs
            ? 'Every week we restore the newest backup to a scratch folder to make sure it works.'
            : 'Backups of your PostgreSQL are made outside this server.'
        }
      >
        <BackupsSection backups={system.backups} now={new Date(dataUpdatedAt)} />
      </Section>
      <Section title="Version" lead="On the server that handled this request.">
        <Version system={system} />
      </Section>
      <Section title="Settings" lead="As the server reads them. For secrets, we show only whether they’re set.">
        <SettingList settings={system.settings} />
      </Section>
    </>
  )
}

function Version({ system }: { system: System }) {
  const { version, changes, node, database, databaseVersion, startedAt } = system
  return (
    <div className="grid gap-2">
      <LeaderRow name="MealCrafter">{version}</LeaderRow>
      <LeaderRow name="Node.js">{node}</LeaderRow>
      <LeaderRow name={database === 'embedded' ? 'Embedded PostgreSQL' : 'PostgreSQL'}>{databaseVersion}</LeaderRow>
      <LeaderRow name="Running since">{momentOf(startedAt)}</LeaderRow>
      <Unfolding name={`What changed in ${changes.title}`}>
        <ul className="grid max-w-prose list-disc gap-1.5 pl-5 text-body leading-snug">
          {changes.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Unfolding>
    </div>
  )
}
