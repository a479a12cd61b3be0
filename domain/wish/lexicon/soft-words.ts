import { crossed } from '#domain/wish/meaning.ts'

/** How people say that somebody can hardly chew: what is wrong with the mouth, what they do not want to do, and what they ask for instead. */
export const softWords: string = [
  ...crossed(
    'wisdom tooth, wisdom teeth, tooth, teeth, braces, dentures, jaw, gums, mouth, tonsils',
    'out, pulled, removed, extracted, taken out, hurt, hurts, hurting, sore, tightened, surgery, operation, broken, wired shut, is wired shut, fell out, implant, implants',
  ),
  ...crossed(
    'broken, sore, wired, bad, few, false, missing, loose, no, without',
    'tooth, teeth, jaw, gums, mouth, dentures',
  ),
  ...crossed(
    'no, not much, hardly any, without, hurts to, hurt to, cant, cannot, can not, can hardly, can barely, dont have to, dont need to, doesnt need, doesnt need much, dont want to, have to, i dont have to, hard to, trouble, easy to, struggles to, struggle to',
    'chew, chewing',
  ),
  ...crossed(
    'soft, softer, very soft, mushy, spoonable, mashed',
    'food, foods, food only, meal, meals, dinner, dinners, supper, suppers, lunch, lunches, breakfast, breakfasts, diet, thing, things, stuff, recipe, recipes',
  ),
  `braces, got braces, new braces, wisdom teeth, root canal, toothache, tooth hurts, teeth hurt, dentures, new dentures, dental surgery, dental implants, tooth surgery,
   oral surgery, gum surgery, lost my dentures, lost his dentures, lost her dentures, lost my teeth, lost his teeth, lost her teeth, without my teeth, without his teeth,
   without her teeth, no teeth in, eat without teeth, mouth ulcers, mouth sores, numb mouth, dentist, after the dentist, sore throat, tonsils out, something soft, only soft,
   soft and, no hard bits, nothing hard, nothing hard or chewy, nothing chewy, easy to swallow, can be mashed, gum it`,
].join(', ')
