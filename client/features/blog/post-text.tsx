import { PrintedText } from '#client/ui/printed/printed-text.tsx'
import { anchorOf, wordsOf } from '#client/ui/printed/printed-words.ts'
import type { Printed } from '#docs/method.md'

interface FigureProps {
  /** Of the picture, with its size in it: '/api/blog/pictures/1200x800?v=…'. */
  href: string
  alt: string
}

/** The words of an article, its parts named beside them where there is room. */
export function PostText({ text }: { text: readonly Printed[] }) {
  const parts = text.filter((piece) => typeof piece !== 'string' && piece.tag === 'h2')
  return (
    <div className="grid gap-x-16 spread:grid-cols-[minmax(0,1fr)_240px]">
      <div className="printed min-w-0">
        {runsOf(text).map((run) =>
          'href' in run ? (
            <Figure key={run.key} href={run.href} alt={run.alt} />
          ) : (
            <PrintedText key={run.key} text={run.text} />
          ),
        )}
      </div>
      <nav
        aria-labelledby="in-this-article"
        className="hidden self-start pt-3 spread:sticky spread:top-8 spread:block print:hidden"
      >
        <p id="in-this-article" className="text-ui font-semibold">
          In this article
        </p>
        <ul className="mt-1">
          {parts.map((part) => (
            <li key={anchorOf(part)}>
              <a
                href={`#${anchorOf(part)}`}
                className="flex min-h-9 items-center text-ui leading-tight text-ink-2 underline decoration-hair underline-offset-4 hover:text-ink hover:decoration-ink"
              >
                {wordsOf(part)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** A picture between paragraphs; its place is kept while it comes. */
function Figure({ href, alt }: FigureProps) {
  const [, width = '', height = ''] = /\/(\d+)x(\d+)\?/.exec(href) ?? []
  const narrower = [480, 960, 1440].filter((each) => each < Number(width))
  return (
    <figure className="my-8">
      <img
        src={href}
        srcSet={[...narrower.map((each) => `${href}&width=${each} ${each}w`), `${href} ${width}w`].join(', ')}
        sizes="(min-width: 46rem) 46rem, 100vw"
        alt={alt}
        width={Number(width)}
        height={Number(height)}
        loading="lazy"
        className="h-auto w-full rounded-card"
      />
    </figure>
  )
}

type Run = { key: string } & (FigureProps | { text: readonly Printed[] })

/** Pictures, and what stands between them. */
function runsOf(text: readonly Printed[]): Run[] {
  const runs: Run[] = []
  for (const [place, piece] of text.entries()) {
    const last = runs.at(-1)
    if (typeof piece !== 'string' && piece.tag === 'figure')
      runs.push({ key: `${place}`, href: piece.href ?? '', alt: wordsOf(piece) })
    else if (last && 'text' in last) runs[runs.length - 1] = { ...last, text: [...last.text, piece] }
    else runs.push({ key: `${place}`, text: [piece] })
  }
  return runs
}
