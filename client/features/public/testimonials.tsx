import { clsx } from 'clsx'
import { evidence } from '#client/features/public/evidence.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'

/** Nobody speaks for us but what can be repeated: figures, where they were measured, and where to try them. */
export function Testimonials() {
  return (
    <section id="testimonials" className="wrap scroll-mt-6 pt-20 tablet:pt-24">
      <div className="mb-9 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2>Don’t take our word for it</h2>
        <p className="aside max-w-[34em]">No quotes from happy cooks, just figures you can check yourself.</p>
      </div>
      <ul className="grid gap-x-12 gap-y-10 tablet:grid-cols-2">
        {evidence.map(({ figure, isMet, claim, repeat, to, needsScript }) => (
          <li key={figure} className="grid content-start gap-1 border-t-[1.5px] border-ink pt-4">
            <p
              className={clsx(
                'serif text-[2.5rem] leading-none font-[420] tracking-[-0.02em]',
                isMet ? 'text-tomato-ink' : 'text-ink-2',
              )}
            >
              {figure}
            </p>
            <p className="mt-2 max-w-[36em] text-ink-2">{claim}</p>
            <p className={clsx(needsScript && 'noscript:hidden')}>
              <TextLink {...to}>{repeat}</TextLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
