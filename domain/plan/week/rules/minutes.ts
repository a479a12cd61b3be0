import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'

/** Where two dishes are cooked at once, the cook's hands have no more minutes. That each is ready in time, its choice sees to. */
export function keepMinutes({ wish, dishes, choices, build, without }: RuleSetting): void {
  for (const [place, { minutes, isOut }] of wish.slots.entries()) {
    const rule = `minutes:${place}`
    if (minutes === undefined || isOut || without.has(rule)) continue
    const here = choices.flatMap((choice, column) => (choice.slot === place ? [{ choice, column }] : []))
    if (!here.some(({ choice }) => choice.kind === 'beside')) continue
    build.row(
      `m${place}_minutes_of_hands`,
      rule,
      here.flatMap(({ choice, column }) =>
        choice.kind === 'again'
          ? []
          : [
              [
                column,
                Math.min(dishes[choice.dish]!.activeMinutes, locked(choice) ? minutes : Number.POSITIVE_INFINITY),
              ] as const,
            ],
      ),
      { most: minutes },
    )
  }
  function locked({ slot, dish }: { slot: number; dish: number }): boolean {
    return wish.slots[slot]!.locked === dishes[dish]!.id
  }
}
