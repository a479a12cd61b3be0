import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { AdSlot } from '#client/features/ads/ad-slot.tsx'

/** Beside the form: the plate, and how to wish well. */
export function ProTips({ children }: { children?: ReactNode }) {
  return (
    <aside className="border-hair bg-well px-5 py-6 max-[979px]:border-t tablet:px-8 spread:border-l spread:px-6">
      <div className="spread:sticky spread:top-6">
        {children}
        <h3 className="mb-2 flex items-center gap-2.5">
          <Lightbulb aria-hidden className="icon text-saffron-ink" />
          Pro Tips
        </h3>
        <ul>
          {tips.map(([word, rest]) => (
            <li key={word} className="border-b border-hair py-3.5 text-ui leading-snug text-ink-2 last:border-b-0">
              <b className="font-[650] text-ink">{word}</b> {rest}
            </li>
          ))}
        </ul>
        <AdSlot place="generate" className="mt-5 bg-sheet!" />
      </div>
    </aside>
  )
}

const tips = [
  ['Leave most of it open.', 'Two or three choices are enough. Your profile fills in the rest.'],
  ['Time is from start to table.', 'It includes chopping, cooking and waiting.'],
  ['Tell us what to leave out.', 'We check every line for it, even under other names.'],
  ['The budget is for what you use.', 'We count a pinch of cumin, not the whole jar.'],
] as const
