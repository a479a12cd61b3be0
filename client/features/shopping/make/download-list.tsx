import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { download } from '#client/download.ts'
import { tellFailure } from '#client/failure.ts'
import { type PlanRefusal, planRefusal } from '#client/features/shopping/make/refusal.ts'
import { Button } from '#client/ui/buttons/button.tsx'

/** The list as a file, where the plan allows it; else the caller shows the panel. */
export function DownloadList({ id, onRefused }: { id: number; onRefused: (refusal: PlanRefusal) => void }) {
  const file = useDownload(id, onRefused)
  return (
    <div className="flex flex-wrap gap-3">
      {(['txt', 'csv'] as const).map((format) => (
        <Button key={format} busy={file.isPending} onClick={() => file.mutate(format)}>
          <Download aria-hidden className="icon" />
          {format === 'txt' ? 'Text file' : 'Spreadsheet (CSV)'}
        </Button>
      ))}
    </div>
  )
}

export function useDownload(id: number, onRefused: (refusal: PlanRefusal) => void) {
  return useMutation({
    mutationFn: (format: 'txt' | 'csv') =>
      download(`/api/shopping-lists/${id}/file?format=${format}`, `shopping-list.${format}`),
    onError: (error) => {
      const refusal = planRefusal(error)
      if (refusal) onRefused(refusal)
      else tellFailure(error, 'Failed to download the list')
    },
    networkMode: 'always',
  })
}
