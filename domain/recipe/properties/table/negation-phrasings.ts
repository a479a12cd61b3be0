/** Sentences of one meaning. `{x}` is a food that is not to count, `{y}` one that is listed and used, `{class}` what `{y}` is one of. */
export interface NegationPhrasings {
  /** Steps: `{y}` takes the place of `{x}`. */
  readonly replaced: readonly string[]
  /** Steps: `{x}` is forbidden. */
  readonly forbidden: readonly string[]
  /** Steps: there is no `{x}`. */
  readonly absent: readonly string[]
  /** Steps: `{x}` is left out. */
  readonly leftOut: readonly string[]
  /** Steps: `{x}` is only compared with. */
  readonly compared: readonly string[]
  /** Steps: words of denial, and `{x}` goes in all the same. */
  readonly kept: readonly string[]
  /** Steps: `{x}` is denied and `{z}` goes in. */
  readonly turned: readonly string[]
  /** Lines of `{y}` with words that cannot clear it of `{class}`. */
  readonly cannotClear: readonly string[]
  /** Lines of `{y}` that take the place of `{x}`. */
  readonly replacedOnLine: readonly string[]
  /** Lines of `{y}` with words of denial that deny something else. */
  readonly keptOnLine: readonly string[]
}

/** The list that the reader was built against. */
export const negationPhrasings: NegationPhrasings = {
  replaced: [
    'Use {y} instead of {x}.',
    'Instead of {x}, this version takes {y}.',
    'Stir in the {y} in place of {x}.',
    'Here {y} stands in for the usual {x}.',
    'Add {y} rather than {x}.',
    'Replace the {x} with {y}.',
    'Swap {x} for {y}.',
    'The {y} does the work of the {x} that most recipes call for.',
    'In lieu of {x}, fold in the {y}.',
    '{y} replaces the {x} of the original.',
    'Where the original recipe asked for {x}, pour in the {y}.',
    'We traded the {x} for {y} last winter.',
    'The {y} fills the gap that {x} would usually leave.',
    'Swap in {y} for the {x}.',
  ],
  forbidden: [
    'Do not add {x}.',
    "Don't use {x} here.",
    'Never put {x} in this dish.',
    'You should not add any {x}.',
    'You must never use {x}.',
    'Avoid {x} at all costs.',
    'Please do not be tempted to add {x}.',
    'Adding {x} is not allowed.',
    'Stay away from {x}.',
    'Under no circumstances add {x}.',
    '{x} should not go anywhere near this.',
    'Is it fine to add {x}? Sorry, no.',
    '{x} is out of the question here.',
    'Pouring in {x} is off limits.',
  ],
  absent: [
    'There is no {x} in it.',
    'It is made without {x}.',
    'No {x} is needed.',
    'It needs no {x} at all.',
    'This recipe contains no {x}.',
    'It works without any {x}.',
    'It tastes rich with no {x} whatsoever.',
    'Nothing here calls for {x}: no {x}, none.',
    "You won't need {x}.",
    'It is free of {x}.',
    'Does it contain any {x}? Not a trace.',
    'Have you put {x} in here? Nope.',
    'Nobody would guess that there is no {x} in it.',
  ],
  leftOut: [
    'Leave out the {x}.',
    'Leave the {x} out.',
    'Skip the {x}.',
    'Omit {x}.',
    'Hold the {x}.',
    'We leave {x} out of this one.',
    'Do without the {x}.',
    'The {x} is left out.',
    'You can skip {x} altogether.',
    'Forgo the {x}.',
    'Most cooks would add {x} here, but we skip it.',
    'Add everything on the list but the {x}, which we leave out here.',
    'I have taken the {x} from this version.',
    'For years I baked it with {x}, and nowadays I bake it without.',
  ],
  compared: [
    'Unlike {x}, {y} cooks quickly.',
    'Cook the {y} as you would {x}.',
    'Cut the {y} the way you would cut {x}.',
    'The {y} should look like {x}.',
    'Work it until it is as soft as {x}.',
    'Treat the {y} just like {x}.',
    'It will taste similar to {x}.',
    'It will have the texture of {x}.',
    'It should resemble {x}.',
    'It comes out much lighter than {x}.',
    'Stir until the color reminds you of {x}.',
    'Knead it gently, a bit like how you would knead {x}.',
    'Roll it into balls of the same shape as {x}.',
  ],
  kept: [
    "Don't forget the {x}.",
    'Do not forget to add the {x}.',
    'Without stirring, add the {x}.',
    'Not only the {y} but also the {x} goes in now.',
    'Add the {x}, but do not stir.',
    'Do not let the {x} burn while it cooks.',
    'There is no need to peel the {x} before it goes in.',
    "Add the {x}; don't rush it.",
    'Never wash the {x} before it goes in.',
    "Don't skimp on the {x}.",
    'No one I know would serve it without the {x}, so scatter it over.',
    'Can you leave out the {x}? No.',
    'Some cooks finish it with {x}, and so do I.',
    'Should the {x} go in cold? No, let the {x} warm up first.',
    'Wondering about {x}? No problem, tip the {x} in.',
  ],
  turned: [
    'Leave out the {x} and add {z}.',
    'No {x}, but plenty of {z}.',
    'Do not use {x}; use {z}.',
    'Instead of {x}, add {z}.',
    'Skip the {x} and stir in some {z}.',
    'Rather than {x}, use {z}.',
    'Not {x} but {z} goes in here.',
    'Replace the {x} with {z}.',
    'Avoid {x} and use {z}.',
    'Without {x}, the dish needs {z}.',
    'Do you put {x} in at this stage? No, put in {z}.',
    'Since we never cook with {x}, add {z}.',
  ],
  cannotClear: [
    '1 cup {y}, no {class}',
    '1 cup {y} (no {class})',
    '1 cup {y} without {class}',
    '1 cup {y}, {class}-free',
    '1 cup {class}-free {y}',
    '1 cup {y} (free of {class})',
    '1 cup {y}, contains no {class}',
    '1 cup {y}, leave out the {class}',
    '1 cup {y}, do not use {class}',
    '1 cup {y} instead of {class}',
    '1 cup {y}, where others use {class}',
    '1 cup {y} (which used to be sold as {class})',
    '1 cup {y}, and no more {class} than that',
    '1 cup {y}, as nobody here eats it without {class}',
  ],
  replacedOnLine: [
    '1 cup {y} instead of {x}',
    '1 cup {y} (instead of {x})',
    '1 cup {y}, in place of {x}',
    '1 cup {y}, rather than {x}',
    '1 cup {y} (not {x})',
    '1 cup {y}, do not use {x}',
    '1 cup {y}, to replace the {x}',
    '1 cup {y} in lieu of {x}',
    "1 cup {y}; don't use {x}",
    '1 cup {y}, as a substitute for {x}',
    '1 cup {y} where my aunt used {x}',
    '1 cup {y}, our swap for {x}',
    '1 cup {y} (it used to be {x})',
    '1 cup {y}, where the old recipe called for {x}',
  ],
  keptOnLine: [
    '1 cup {y}, not chopped',
    '1 cup {y} (no substitutes)',
    '1 cup {y}, without the skin',
    '1 cup {y}, do not rinse',
    '1 cup {y}, never frozen',
    '1 cup {y} (not the cheap kind)',
    "1 cup {y}, don't leave it out",
    '1 cup {y}, no more',
    '1 cup {y}, not optional',
    '1 cup {y}, do not omit',
    '1 cup {y}, which we never leave out',
    '1 cup {y} (must not be swapped)',
    '1 cup {y} (no one will miss the salt)',
  ],
}
