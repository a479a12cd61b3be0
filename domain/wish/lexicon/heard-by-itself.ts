/** What a body does not bear is refused as an allergy is, down to the butter in the crust. */
export const bodily: ReadonlySet<string> = new Set(
  ['have', 'eat', 'tolerate', 'digest'].flatMap((verb) => ['cant', 'cannot', 'can not'].map((not) => `${not} ${verb}`)),
)

/** Before what something else takes the place of. */
export const replacing: ReadonlySet<string> = new Set(['instead of', 'in place of', 'in lieu of', 'rather than'])

/** 'Allergy' in scripts that are not read here, so that it is at least owned up to. */
export const otherScripts =
  /过敏|過敏|аллерг|алерг|アレルギー|알레르기|알러지|حساسية|آلرژی|एलर्जी|אלרג|αλλεργ|แพ้|dị ứng/iu
