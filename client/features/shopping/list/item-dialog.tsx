import { Trash2 } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'
import { CorrectButton } from '#client/features/corrections/correct-button.tsx'
import { Fractions } from '#client/features/dishes/fractions.tsx'
import { amountText, warningOf } from '#client/features/list-keeping/list-words.ts'
import { changeList } from '#client/features/list-keeping/waiting.ts'
import { removeItems } from '#client/features/shopping/list/remove-items.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { paths } from '#client/paths.ts'
import { Button, TextLink } from '#client/ui/buttons/button.tsx'
import { SelectField, TextField } from '#client/ui/fields/field.tsx'
import { Tick } from '#client/ui/fields/tick.tsx'
import { keyed } from '#client/ui/lists/keyed.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { LeaderRow } from '#client/ui/pages/page.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { capital, dollars } from '#client/wording.ts'
import type { ShoppingList, ShoppingListItem } from '#contract/shopping/shopping.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import type { ListCategory } from '#domain/plan/shopping/list-categories.ts'
import { priceText } from '#domain/plan/shopping/list-text.ts'

interface ItemDialogProps {
  item: ShoppingListItem
  list: ShoppingList
  avoided: readonly Allergen[]
  onClose: () => void
}

/** All about one line: what to buy, where it stands, for which recipe and step; to be reworded, moved or removed. */
export function ItemDialog({ item, list, avoided, onClose }: ItemDialogProps) {
  const form = useId()
  const before = { text: [amountText(item), item.name].filter(Boolean).join(' '), category: item.category }
  const [text, setText] = useState(before.text)
  const [category, setCategory] = useState(before.category)
  const [isStaple, setIsStaple] = useState(item.isStaple)
  const warning = warningOf(item, avoided)
  const [source] = item.sources
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    const typed = text.trim()
    changeList(list, [
      ...(typed !== '' && typed !== before.text ? [{ kind: 'reword' as const, item: item.id, text: typed }] : []),
      ...(category !== before.category ? [{ kind: 'move' as const, item: item.id, category }] : []),
      ...(isStaple !== item.isStaple ? [{ kind: 'staple' as const, item: item.id, isStaple }] : []),
    ])
    onClose()
  }
  const remove = () => {
    onClose()
    removeItems(list, [item])
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title={capital(item.name)}
      footer={
        <>
          <Button onClick={remove} className="mr-auto">
            <Trash2 aria-hidden className="icon" />
            Remove
          </Button>
          <Button look="go" type="submit" form={form}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} className="grid gap-5 px-5 py-6 tablet:px-8">
        {warning && <Verdict kind={warning.kind}>{warning.words}: check the label</Verdict>}
        <TextField
          label="What to buy"
          value={text}
          maxLength={300}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <SelectField
          label="Aisle"
          value={category}
          options={list.aisles.map((aisle) => ({ value: aisle, label: aisle }))}
          onChange={({ target }) => setCategory(target.value as ListCategory)}
        />
        <Tick checked={isStaple} onChange={() => setIsStaple(!isStaple)}>
          Usually at home: check first, and leave it out of the total
        </Tick>
        <Figures item={item} />
        <HelpLink to="combined-lists" newWindow>
          How are the amounts added up?
        </HelpLink>
        <Sources item={item} />
      </form>
      {source && (
        <p className="note -mt-2 px-5 pb-6 tablet:px-8">
          {item.food === null ? 'We don’t recognize this food.' : `We read this as ${item.name}.`}{' '}
          <CorrectButton line={source.text} />
        </p>
      )}
    </Dialog>
  )
}

function Figures({ item }: { item: ShoppingListItem }) {
  const amount = amountText(item)
  return (
    <ul className="grid gap-2.5 border-t border-hair pt-4 text-ui">
      {amount && (
        <li>
          <LeaderRow name="Total needed">
            <Fractions>{amount}</Fractions>
          </LeaderRow>
        </li>
      )}
      {item.package && (
        <li>
          <LeaderRow name="To buy">
            <Fractions>{item.package}</Fractions>
          </LeaderRow>
        </li>
      )}
      <li>
        <LeaderRow name="Price">{priceText(item.estimatedPrice)}</LeaderRow>
      </li>
      {item.usedPrice > 0 && item.usedPrice !== item.estimatedPrice && (
        <li>
          <LeaderRow name="Cost of what you’ll use">{dollars(item.usedPrice)}</LeaderRow>
        </li>
      )}
    </ul>
  )
}

function Sources({ item: { sources } }: { item: ShoppingListItem }) {
  const named = sources.filter(({ recipeId }) => recipeId !== null)
  if (named.length === 0) return null
  return (
    <section aria-label="Recipes that use it" className="border-t border-hair pt-4">
      <h3 className="text-lead">What it’s for</h3>
      <ul className="mt-2 grid gap-2">
        {keyed(named, ({ recipeId, text }) => `${recipeId} ${text}`).map(
          ({ key, item: { recipeId, title, text, steps } }) => (
            <li key={key} className="text-ui leading-snug wrap-anywhere">
              <Fractions>{text}</Fractions>
              {steps.length > 0 && (
                <span className="text-ink-3">
                  , {steps.length === 1 ? 'step' : 'steps'} {steps.join(', ')}
                </span>
              )}
              <br />
              <TextLink {...paths.recipe(recipeId!)}>{title}</TextLink>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
