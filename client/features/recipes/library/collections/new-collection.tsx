import { useMakeCollection } from '#client/features/recipes/library/collections/collection-queries.ts'
import { NameDialog } from '#client/features/recipes/library/collections/name-dialog.tsx'
import type { CollectionRule } from '#contract/recipes/collection-rule.ts'

/** What is asked before a collection is made: by a rule, or by hand. */
export function NewCollection({
  rule,
  onMade,
  onClose,
}: {
  rule: CollectionRule | undefined
  onMade: (id: number) => void
  onClose: () => void
}) {
  const make = useMakeCollection(onMade)
  return (
    <NameDialog
      title={rule ? 'Save as a collection' : 'New collection'}
      label="Name"
      hint={
        rule
          ? 'It always shows every recipe that matches these filters, including new ones'
          : 'After you create it, select recipes to add'
      }
      action={rule ? 'Save' : 'Create collection'}
      missing="Please name the collection"
      longest={60}
      busy={make.isPending}
      onSave={(name) => make.mutate({ name, ...(rule && { rule }) })}
      onClose={onClose}
    />
  )
}
