import type { FormId } from '#domain/catalogue/forms/form-ids.ts'

/** A real dish: its name may be used only where its signature foods are. */
export interface NamedDish {
  form: FormId
  flavours: readonly string[]
  /** Each entry must be there; an entry is one food or several of which one will do. */
  needs: readonly (readonly string[])[]
  /** Its name; '{protein}' and '{vegetable}' are filled in. */
  name: string
  /** Foods that the real dish may have; others are owned up to ('with Carrots'). Undefined: anything of the form is welcome. */
  welcome?: readonly string[]
}

/**
 * A row of the table: named('curry', 'punjabi', 'cauliflower potato', 'Aloo Gobi', 'peas').
 * Foods are ids with spaces between, 'a|b' is either; welcome '*' is anything.
 */
export function named(form: FormId, flavours: string, needs: string, name: string, welcome = ''): NamedDish {
  const split = (words: string) => words.split(' ').filter(Boolean)
  return {
    form,
    flavours: split(flavours),
    needs: split(needs).map((each) => each.split('|')),
    name,
    ...(welcome !== '*' && { welcome: split(welcome) }),
  }
}
