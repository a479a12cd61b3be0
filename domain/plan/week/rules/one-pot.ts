import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'

/** At every meal one pot for all who may have it, and for each group that may not, one other dish. */
export function keepOnePot({ wish, choices, build }: RuleSetting): void {
  for (const [place, slot] of wish.slots.entries()) {
    if (slot.isOut) continue
    const here = choices.flatMap((choice, column) => (choice.slot === place ? [{ choice, column }] : []))
    const pots = here.filter(({ choice }) => choice.kind !== 'beside')
    build.row(
      `m${place}_one_pot`,
      undefined,
      pots.map(({ column }) => [column, 1] as const),
      { least: 1, most: 1 },
    )
    for (const group of new Set(pots.flatMap(({ choice }) => choice.groups)))
      build.row(
        `m${place}_beside_for_${group}`,
        undefined,
        [
          ...pots.flatMap(({ choice, column }) => (choice.groups.includes(group) ? [[column, 1] as const] : [])),
          ...here.flatMap(({ choice, column }) => (choice.group === group ? [[column, -1] as const] : [])),
        ],
        { least: 0, most: 0 },
      )
  }
}
