import { useState } from 'react'
import { randomId } from '#client/features/list-keeping/waiting-changes.ts'
import { placeWords } from '#client/features/meal-plans/calendar/calendar.tsx'
import { EatersForm, OutForm } from '#client/features/meal-plans/calendar/eaters-form.tsx'
import { EntryActions, type EntryView } from '#client/features/meal-plans/calendar/entry-actions.tsx'
import { NoteForm } from '#client/features/meal-plans/calendar/note-form.tsx'
import { PlaceForm } from '#client/features/meal-plans/calendar/place-form.tsx'
import { copied } from '#client/features/meal-plans/changes/copied.ts'
import { outChanges, seatChanges } from '#client/features/meal-plans/changes/who-eats.ts'
import { menuMoved, menuOf } from '#client/features/meal-plans/changes/whole-menu.ts'
import { Cooked } from '#client/features/meal-plans/dishes/cooked-mark.tsx'
import { isAt, moveChanges, movesBack } from '#client/features/meal-plans/plan-changes.ts'
import { placeOfRest, titleOf } from '#client/features/meal-plans/plan-words.ts'
import type { ChangePlan } from '#client/features/meal-plans/use-plan.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { capital } from '#client/wording.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import type { Place } from '#domain/plan/meal-plan/calendar/place.ts'
import { remarksOf } from '#domain/plan/meal-plan/cooking/remarks.ts'

interface Props {
  plan: MealPlanWithMeals
  entry: MealPlanWithMeals['entries'][number]
  change: ChangePlan
  onSwap: (place: Place) => void
  onAdd: (place: Place) => void
  onClose: () => void
}

type Changes = Parameters<ChangePlan>[0]
type Entries = MealPlanWithMeals['entries']

/** All that can be done with a thing of the calendar. */
export function EntryDialog({ plan, entry, change, onSwap, onAdd, onClose }: Props) {
  const [view, setView] = useState<EntryView>('actions')
  const title = titleOf(plan, entry)
  const rest = placeOfRest(plan, entry)
  const done = (told: string, changes: Changes, undo?: Changes) => {
    const action = undo && { label: 'Undo', onPress: () => change(undo) }
    change(changes, { title: told, description: title, action })
    onClose()
  }
  const back = () => setView('actions')
  const copy = (entries: Entries) => (to: Place) => {
    const { changes, undo } = copied(plan, entries, () => to)
    if (changes.length > 0) done('Copied', changes, undo)
  }
  const move = (to: Place) => {
    const moves = moveChanges(plan.entries, entry.id, to)
    done('Moved', moves, moves.length > 0 ? movesBack(plan.entries, moves) : undefined)
  }
  const moveMenu = (to: Place) => {
    const { changes, undo } = menuMoved(plan.entries, entry, to)
    change(changes, {
      title: 'Moved',
      description: menuOf(plan, entry)?.title ?? title,
      action: { label: 'Undo', onPress: () => change(undo) },
    })
    onClose()
  }
  const eatRest = (to: Place) =>
    done('Leftovers planned', [
      { kind: 'add', entry: randomId(), ...to, dish: { kind: 'leftover', cookedAt: entry.id } },
    ])
  const seat = (chosen: readonly string[]) => {
    const { changes, undo } = seatChanges(plan, entry, chosen)
    done('Saved', changes, undo)
  }
  const eatOut = (chosen: readonly string[]) => {
    const { changes, undo } = outChanges(plan, entry, chosen)
    done('Saved', changes, undo)
  }
  const form = { plan, start: entry, onBack: back }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="narrow" title={title}>
      <div className="grid gap-5 px-5 py-5 tablet:px-8">
        <p className="aside num">{capital(placeWords(plan, entry))}</p>
        {remarksOf(plan, entry).map(({ kind, words }) => (
          <Verdict key={words} kind={kind}>
            {words}
          </Verdict>
        ))}
        {entry.cookedOn !== null && <Cooked />}
        {view === 'actions' && <EntryActions {...{ plan, entry, change, onSwap, onAdd, onClose }} onView={setView} />}
        {view === 'move' && <PlaceForm {...form} label="Move" onChoose={move} />}
        {view === 'menu' && <PlaceForm {...form} label="Move menu" onChoose={moveMenu} />}
        {view === 'copy' && <PlaceForm {...form} label="Copy" onChoose={copy([entry])} />}
        {view === 'copy-meal' && (
          <PlaceForm {...form} label="Copy meal" onChoose={copy(plan.entries.filter((each) => isAt(each, entry)))} />
        )}
        {view === 'rest' && rest && (
          <PlaceForm {...form} from={entry.day} start={rest} label="Plan leftovers" onChoose={eatRest} />
        )}
        {view === 'rest' && !rest && (
          <>
            <p>The plan has no meal after this one.</p>
            <Button onClick={back} className="justify-self-end">
              Back
            </Button>
          </>
        )}
        {view === 'eaters' && <EatersForm plan={plan} entry={entry} onSave={seat} onBack={back} />}
        {view === 'out' && <OutForm plan={plan} entry={entry} onSave={eatOut} onBack={back} />}
        {view === 'note' && (
          <NoteForm
            note={entry.note}
            onBack={back}
            onSave={(note) => done(note ? 'Note saved' : 'Note removed', [{ kind: 'note', entry: entry.id, note }])}
          />
        )}
      </div>
    </Dialog>
  )
}
