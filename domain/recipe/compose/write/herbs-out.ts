import type { Form } from '#domain/catalogue/forms/form.ts'
import { type DishLine, hasFact, isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { DishStep, Kit } from '#domain/catalogue/writing/kit.ts'
import { sayList } from '#domain/catalogue/writing/sentences.ts'

const takenOut =
  /\b(?:take|pull|lift|fish|pick|discard|remove|throw|leave|leaving|strain|drain|sieve|skim|minus|without|ladle out)\b[^.]{0,80}\b(?:bay|leaf|leaves|stems?|sprigs?|stalks?|sticks?|herbs?|spices|thyme|rosemary|aromatics)\b|\b(?:strain|sieve|drain)/i
/** A herb in what is rubbed, mashed or spooned over is no twig in a sauce, and one below a roast stays in its pan. */
const noTwig = /\b(?:blend|mash|mix|pound|rub|knead|grind|spoon|spooning|tuck|push|slits|rack|brush|slotted)\b/i
const wet = /\b(?:simmer|boil|braise|bubble|cover(?!ed loosely|ed, for))\w*\b/i
/** Minutes after which a herb has given what it has. */
const longEnough = 8

/** The steps, which take out the twigs and bay leaves that went in whole, where none of them does. */
export function withHerbsOut({ cuts = {} }: Pick<Form, 'cuts'>, kit: Kit, steps: readonly DishStep[]): DishStep[] {
  const whole = kit.lines.filter((line) => isTwig(line) && !cuts[line.id])
  const text = steps.map((step) => step.text).join(' ')
  if (!whole.length || takenOut.test(text)) return [...steps]
  const from = steps.findLastIndex(({ text }) => whole.some((line) => names(kit, line).test(text)))
  const sentence = steps[from]?.text
    .split(/(?<=[.;]) /)
    .find((each) => whole.some((line) => names(kit, line).test(each)))
  const cooking = (step: DishStep, index: number) => index >= from && index < steps.length - 1 && wet.test(step.text)
  const longest = steps.findLastIndex((step, index) => cooking(step, index) && step.waiting >= longEnough)
  const at = longest < 0 ? steps.findIndex(cooking) : longest
  if (!sentence || noTwig.test(sentence) || at < 0) return [...steps]
  const out = sayList(
    whole.map((line) => ({
      words: hasFact(line, 'whole') ? kit.name(line) : `${kit.name(line)} stems`,
      form: 'whole',
    })),
  )
  return steps.map((step, index) => (index === at ? { ...step, text: `${step.text} Take out ${out}.` } : step))
}

/** In sprigs or leaves, as bought. */
function isTwig(line: DishLine): boolean {
  return isKind(line, 'woody herb') && !line.preparation && (hasFact(line, 'whole') || /^sprigs?$/.test(line.unit))
}

function names(kit: Kit, line: DishLine): RegExp {
  return new RegExp(String.raw`\b${kit.name(line)}\b`, 'i')
}
