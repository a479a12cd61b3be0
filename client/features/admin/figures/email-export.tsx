import { Download } from 'lucide-react'
import { download } from '#client/download.ts'
import { useAdminChange } from '#client/features/desk/frame/use-admin-change.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { plans, type Tier, tiers } from '#contract/plans.ts'

/** The addresses of members as a file, of all or of one plan. */
export function EmailExport() {
  const file = useAdminChange(exportEmails, {
    done: 'Export Successful',
    told: 'The file is in your downloads. Please keep it safe: it contains people’s email addresses.',
    failed: 'Export Failed',
  })
  return (
    <section aria-labelledby="export-heading" className="grid content-start gap-4 border-t border-hair pt-7">
      <h2 id="export-heading" className="text-[1.625rem]">
        Export emails
      </h2>
      <p className="max-w-prose text-ui text-ink-2">
        A spreadsheet (CSV) of email addresses, names, plans and signup dates. Every export is recorded in the audit
        log.
      </p>
      <div className="flex flex-wrap gap-3">
        {([undefined, ...tiers] as const).map((tier) => (
          <Button
            key={tier ?? 'all'}
            busy={file.isPending && file.variables === tier}
            onClick={() => file.mutate(tier)}
            aria-label={tier ? `Export emails of ${plans[tier].name} members` : 'Export emails of all members'}
          >
            <Download aria-hidden className="icon" />
            {tier ? plans[tier].name : 'All members'}
          </Button>
        ))}
      </div>
    </section>
  )
}

function exportEmails(tier: Tier | undefined): Promise<void> {
  const name = `mealcrafter-emails-${new Date().toISOString().slice(0, 10)}.csv`
  return download('/api/admin/export-emails', name, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(tier ? { tier } : {}),
  })
}
