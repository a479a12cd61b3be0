import { crossed } from '#domain/wish/meaning.ts'

/** How people say that somebody can hardly chew or swallow: what is wrong, what was done, what they do not want to do, and what they ask for instead. */
export const softWords: Readonly<Record<'mouth' | 'surgery' | 'throat', string>> = {
  mouth: [
    ...crossed(
      'tooth, teeth, braces, dentures, jaw, gums, mouth',
      'hurt, hurts, hurting, sore, is sore, is so sore, is very sore, is really sore, are sore, tightened, broken, wired shut, is wired shut, fell out',
    ),
    ...crossed(
      'broken, sore, wired, bad, few, false, missing, loose, no, without, hardly any, not many',
      'tooth, teeth, jaw, gums, mouth, dentures',
    ),
    ...crossed(
      `no, not much, hardly any, without, hurts to, hurt to, cant, cannot, can not, can hardly, can barely, cant really, hardly, barely, doesnt, does not, dont, couldnt, isnt able to, not able to, unable to, finds it hard to,
      has trouble, having trouble, difficulty, dont have to, dont need to, doesnt need, doesnt need much, dont want to, have to, i dont have to, hard to, trouble, easy to, struggles to, struggle to, struggling to, struggles, problems`.replaceAll(
        /\s+/g,
        ' ',
      ),
      'chew, chewing, chew well, chew properly, chew much, chew anymore, chew food',
    ),
    ...crossed(
      'soft, softer, very soft, mushy, spoonable, mashed',
      'food, foods, food only, meal, meals, dinner, dinners, supper, suppers, lunch, lunches, breakfast, breakfasts, diet, thing, things, stuff, recipe, recipes',
    ),
    `braces, got braces, new braces, toothache, tooth hurts, teeth hurt, dentures, new dentures, lost my dentures, lost his dentures, lost her dentures, lost my teeth,
     lost his teeth, lost her teeth, without my teeth, without his teeth, without her teeth, no teeth in, eat without teeth, numb mouth, something soft, only soft,
     soft and, no hard bits, nothing hard, nothing hard or chewy, nothing chewy, can be mashed, gum it`,
  ].join(', '),
  surgery: [
    ...crossed(
      'wisdom tooth, wisdom teeth, tooth, teeth, jaw, gums, mouth',
      'out, pulled, removed, extracted, taken out, surgery, operation, implant, implants, extraction',
    ),
    'wisdom teeth, root canal, dental surgery, dental implants, tooth surgery, oral surgery, gum surgery, dentist, after the dentist',
  ].join(', '),
  throat: [
    ...crossed('tonsils', 'out, removed, taken out, surgery, operation, hurt'),
    ...crossed('throat', 'surgery, operation, hurts, is sore, infection, is on fire, is raw'),
    ...crossed('hurts to, hurt to, painful to, cant really, can hardly, can barely, easy to, easier to', 'swallow'),
    'sore throat, raw throat, strep, strep throat, tonsillitis, tonsillectomy, laryngitis, mouth ulcers, mouth ulcer, mouth sores, canker sores, canker sore, cold sore in my mouth',
  ].join(', '),
}
