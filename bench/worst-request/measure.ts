import { type Size, whole } from './body.ts'
import type { Candidate } from './candidate.ts'
import type { HealthWatch } from './health-watch.ts'
import type { Scene } from './scene.ts'
import type { Target } from './targets.ts'

/** One answer: its status, its milliseconds, the longest that health waited meanwhile, and the bytes of the request and of the answer. */
export interface Answer {
  readonly status: number
  readonly ms: number
  readonly health: number
  readonly sent: number
  readonly got: number
}

export interface Verdict extends Answer {
  /** How many times as long as at half the size; undefined where it is too short to tell. */
  readonly growth: number | undefined
}

export interface Meter {
  /** Undefined where no such request is legal. */
  once(target: Target, candidate: Candidate, size?: Size): Promise<Answer | undefined>
  /** The least of several, so that what else the machine does counts for nothing. */
  verdict(target: Target, candidate: Candidate): Promise<Verdict | undefined>
}

/** Of a refusal nothing is learnt; that no dish fits a wish (422) is known when all has been tried. */
export function isRefused({ status }: Answer): boolean {
  return status >= 400 && status < 500 && status !== 422
}

const repeats = 3
/** What is shorter than this at half its size is more the network than the work. */
const tellingMs = 20
/** From here it is measured again, whole and half alike. */
const suspicious = 2.1
const halves: readonly Size[] = [
  { letters: 0.5, items: 1 },
  { letters: 1, items: 0.5 },
]

export function meter(scene: Scene, health: HealthWatch): Meter {
  async function once(target: Target, candidate: Candidate, size = whole): Promise<Answer | undefined> {
    const ready = await scene.ready(target, candidate, size)
    if (!ready) return undefined
    const { url, ...request } = ready
    await health.longest()
    const before = performance.now()
    const response = await fetch(url, { ...request, redirect: 'manual' })
    const got = (await response.arrayBuffer()).byteLength
    const ms = performance.now() - before
    const sent = Buffer.byteLength(request.body ?? '') + url.length
    return { status: response.status, ms, health: await health.longest(), sent, got }
  }

  /** The least of some more answers, and of those before; what was answered once and refused then, as it was done, stays answered. */
  async function least(ask: Asked, before?: Answer): Promise<Answer | undefined> {
    let best = before
    for (let turn = 0; turn < repeats; turn += 1) {
      const answer = await once(ask.target, ask.candidate, ask.size)
      if (!answer) return best
      if (!best || (isRefused(best) && !isRefused(answer))) best = answer
      else if (isRefused(best) || !isRefused(answer))
        best = { ...answer, ms: Math.min(best.ms, answer.ms), health: Math.min(best.health, answer.health) }
      // a minute each is enough to see
      if (best.ms > 10_000) return best
    }
    return best
  }

  return {
    once,
    async verdict(target, candidate) {
      const ask = { target, candidate, size: whole }
      let answer = await least(ask)
      if (!answer || answer.ms < 2 * tellingMs) return answer && { ...answer, growth: undefined }
      const growths: number[] = []
      for (const size of halves) {
        let half = await least({ ...ask, size })
        // one collection of garbage in a whole that took 60 ms looks like growth
        for (let turn = 0; turn < 2 && half && answer.ms / half.ms > suspicious; turn += 1) {
          answer = (await least(ask, answer)) ?? answer
          half = await least({ ...ask, size }, half)
        }
        if (half && half.ms >= tellingMs) growths.push(answer.ms / half.ms)
      }
      return { ...answer, growth: growths.length > 0 ? Math.max(...growths) : undefined }
    },
  }
}

interface Asked {
  readonly target: Target
  readonly candidate: Candidate
  readonly size: Size
}
