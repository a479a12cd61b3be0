import { clsx } from 'clsx'
import { useState } from 'react'
import { SingleChoice } from '#client/ui/fields/choice.tsx'

interface Props {
  /** Of the choice between day and night. */
  legend: string
  /** Of what is in the frame. */
  name: string
  /** Its address, which ends with a query: the light of the day or of the night is added. */
  src: string
  /** Whether it is a page of ours, whose styles and pictures come from here. Nothing runs in either. */
  isPage?: boolean
  /** Of the frame: its height. */
  className: string
}

/** What was written, as its readers will get it, by day and by night. */
export function PreviewFrame({ legend, name, src, isPage, className }: Props) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  return (
    <div className="grid gap-3 pt-4">
      <SingleChoice
        legend={legend}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={theme}
        onChange={setTheme}
      />
      <iframe
        title={`${name}, ${theme}`}
        src={`${src}&theme=${theme}`}
        sandbox={`${isPage ? 'allow-same-origin ' : ''}allow-popups allow-popups-to-escape-sandbox`}
        className={clsx('w-full rounded-sheet border border-hair bg-sheet', className)}
      />
    </div>
  )
}
