import { wordSet } from '#domain/plain-text.ts'
import type { Meaning } from '#domain/wish/meaning.ts'
import type { Token } from '#domain/wish/spelling/tokens.ts'

/** Words that say for which animal a dish is, and what follows from it. */
interface AnimalEater {
  length: number
  /** Where the words for it begin among them: behind the 'for'. */
  from: number
  meaning: Extract<Meaning, { is: 'need' }>
}

/**
 * An animal that a dish is for, at a place among words: 'for my old dog', 'puppy treats', 'safe for cats', 'pet rabbit'. A hot dog, a monkey
 * bread, 'while walking the dog' and the rabbit in a stew are none.
 */
export function animalAt(tokens: readonly Token[], at: number, end: number): AnimalEater | undefined {
  const wordOf = (place: number) => (place < end ? (tokens[place]?.word ?? '') : '')
  const [first, second] = [wordOf(at), wordOf(at + 1)]
  if (companions.has(first) && things.has(second)) return { length: 2, from: 0, meaning: harmless }
  const isGiven = givers.has(first)
  const isNamed = owners.has(first) || first === 'pet'
  if (!isGiven && !isNamed && first !== 'the') return undefined
  if (errands.has(tokens[at - 1]?.word ?? '')) return undefined
  const from = isGiven ? 1 : 0
  let place = at + from
  while (place < at + 8 && isSaidOf(wordOf(place))) place += 1
  const animal = wordOf(place)
  const next = wordOf(place + 1)
  if (people.has(next)) return undefined
  // 'the dog' may stand anywhere in a story, 'for the dog', 'my dog' and 'the dog can eat' hardly
  if (first === 'the' && !eats.has(next)) return undefined
  const meaning = companions.has(animal) ? harmless : others.has(animal) ? unknown : undefined
  return meaning && { length: place + 1 - at, from, meaning }
}

/** Whose an animal is, how many there are, how old and what they are like. */
function isSaidOf(word: string): boolean {
  return owners.has(word) || articles.has(word) || manners.has(word) || /^\d{1,2}$/.test(word)
}

const givers = wordSet('for feed feeding feeds with and to')
const owners = wordSet('my our his her their your')
const articles = wordSet('the a an any some one two three four five six seven eight nine ten both all')
const eats = wordSet('can could will would eats eat gets loves likes too also')
const errands = wordSet('walk walks walking walked')
/** Behind an animal: 'dog days', and those who look after one. */
const people = wordSet('days sitter sitters walker walkers lover lovers loving owner owners person people')
const manners = wordSet(`
  year years yr month months week weeks old young little small big large new older elderly senior aging sick diabetic overweight fat picky fussy hungry sweet poor dear lovely beloved
  best good favorite furry rescue pet adult golden german french english yorkshire border`)
const things = wordSet(
  'food treat treats biscuit biscuits cookie cookies cake chow kibble friendly safe snack snacks meal meals birthday',
)
const companions = wordSet(`
  dog dogs doggo doggos doggy doggie doggies pup pups puppy puppies pooch canine canines cat cats kitten kittens kitty feline felines pet pets
  retriever retrievers labrador labradors poodle poodles chihuahua chihuahuas beagle beagles dachshund dachshunds bulldog bulldogs
  shepherd husky huskies corgi corgis terrier terriers greyhound greyhounds spaniel spaniels collie collies schnauzer pug pugs`)
const others = wordSet(`
  rabbit rabbits bunny bunnies hamster hamsters gerbil gerbils guinea ferret ferrets hedgehog rat rats chinchilla parrot parrots parakeet
  parakeets budgie budgies cockatiel cockatiels cockatoo macaw canary finch bird birds turtle tortoise lizard gecko iguana snake horse horses
  pony donkey alpaca llama`)

/**
 * ASPCA, People Foods to Avoid Feeding Your Pets, as the National Humane Society reprints it, with what the American Veterinary Medical
 * Association adds (fat, yeast dough). Stock that is bought is cooked with onion.
 */
const harmful = `onion, garlic, chives, leek, grapes, raisins, currants, chocolate, cocoa, coffee, tea, alcohol, avocado, macadamia, almonds, walnuts, pecans, pistachios, hazelnuts, cashews, citrus, coconut, dairy,
  salty food, stock, spicy, nutmeg, yeast`

const harmless: AnimalEater['meaning'] = {
  is: 'need',
  asks: [{ is: 'method', method: 'Fried', isRefused: true }],
  without: harmful.split(',').map((food) => food.trim()),
  isFrail: true,
  note: 'We check recipes for people, not for animals. For {} we left out onion, garlic, chocolate, grapes, salt and other foods known to harm dogs and cats. Take out all bones, and ask a veterinarian first',
}
const unknown: AnimalEater['meaning'] = {
  ...harmless,
  note: 'We check recipes for people and don’t know what is safe for {}: please ask a veterinarian before you serve it',
}
