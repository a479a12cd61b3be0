import { wordSet } from '#domain/plain-text.ts'

/** Words for whose it is and how it is to be in the mouth, beside the name of a dish: they make no other dish of it. */
export const describing = wordSet(`
  grandma grandmas grandmother grandmothers granny grannys grandpas nana nanas nonna nonnas mom moms mother mothers mum mums mama mamas dad dads
  aunt aunts auntie posh fancy proper decent lovely cheeky banging epic awesome amazing legit fab home style homestyle restaurant diner crispy crunchy chewy thick thin chunky smooth tender juicy fluffy moist gooey flaky silky
  hearty soft sticky golden edge edges middle inside outside center centre skin skins top crust
  rare medium well done pink`)
