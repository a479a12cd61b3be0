import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { AuditRows } from '#client/features/admin/audit/audit-rows.tsx'
import { actionOptions } from '#client/features/desk/admin-words.ts'
import { AdminFrame } from '#client/features/desk/frame/admin-frame.tsx'
import { adminPaths } from '#client/features/desk/frame/admin-paths.ts'
import { type AuditSearch, readAuditSearch } from '#client/features/desk/frame/admin-search.ts'
import { SearchField } from '#client/features/desk/frame/search-field.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { SelectField, TextField } from '#client/ui/fields/field.tsx'
import { useTyped } from '#client/use-typed.ts'

const route = getRouteApi('/admin-analytics/$')

/** Who did what to whom, with what was before and after it. */
export function AuditPage() {
  return (
    <AdminFrame title="Audit log">
      <Log />
    </AdminFrame>
  )
}

function Log() {
  const search = readAuditSearch(route.useSearch())
  const navigate = useNavigate()
  const show = (change: { [N in keyof AuditSearch]?: AuditSearch[N] | undefined }) => {
    const next = Object.fromEntries(Object.entries({ ...search, ...change }).filter(([, value]) => value))
    void navigate({ ...adminPaths.audit(next), replace: true, resetScroll: false })
  }
  return (
    <div className="grid gap-6">
      <div className="grid items-end gap-3 tablet:grid-cols-[minmax(0,1fr)_260px]">
        <SearchField
          label="Search the log"
          placeholder="A name, an email or a change"
          asked={search.q ?? ''}
          onAsk={(q) => show({ q })}
        />
        <SelectField
          label="Action"
          empty="All actions"
          options={actionOptions}
          value={search.action ?? ''}
          onChange={({ target }) => show({ action: target.value })}
        />
      </div>
      <div className="grid gap-3 tablet:max-w-[420px] tablet:grid-cols-2">
        <DayField label="From" asked={search.from ?? ''} onAsk={(from) => show({ from })} />
        <DayField label="To" asked={search.to ?? ''} onAsk={(to) => show({ to })} />
      </div>
      {search.user && (
        <Button onClick={() => show({ user: undefined })} className="justify-self-start">
          <X aria-hidden className="icon" />
          Showing one member. Show everyone
        </Button>
      )}
      <div>
        <AuditRows search={search} />
      </div>
    </div>
  )
}

/** A day or none; the address follows when the fingers rest. */
function DayField({ label, asked, onAsk }: { label: string; asked: string; onAsk: (day: string) => void }) {
  const [day, setDay] = useTyped(asked, onAsk)
  return <TextField label={label} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
}
