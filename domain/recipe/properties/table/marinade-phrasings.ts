import type { Phrasings } from '#domain/recipe/properties/table/phrasings.ts'

/** The rule was made by these. */
export const marinadePhrasings: Phrasings = {
  danger: [
    [
      '2 lb chicken thighs\n1/2 cup soy sauce\n1/4 cup honey',
      'Whisk the soy sauce and honey. Add the chicken and marinate in the fridge for 4 hours. Grill the chicken to 165°F. Drizzle the remaining marinade over the chicken and serve.',
    ],
    [
      '1 lb flank steak\n1/2 cup olive oil\n2 limes',
      'Marinate the steak in the oil and lime juice overnight in the fridge. Lift the steak out, saving the marinade. Sear to 145°F. Slice and serve with the marinade on the side for dipping.',
    ],
    [
      '2 lb pork chops\n1 cup orange juice\n2 tbsp brown sugar',
      'Combine the orange juice and sugar in a bag with the pork. Refrigerate for 2 hours. Remove the pork and reserve the marinade. Grill the pork to 145°F. Spoon the reserved marinade over the pork before serving.',
    ],
    [
      '1 lb shrimp\n3 tbsp olive oil\n1 lemon',
      'Toss the shrimp with the oil and lemon juice and let stand in the fridge for 30 minutes. Grill the shrimp until pink. Toss with the leftover marinade.',
    ],
    [
      '1 lb salmon\n1/4 cup miso\n2 tbsp mirin',
      'Spread the miso and mirin over the salmon and marinate for a day in the fridge. Broil until it flakes. Dress the rice with the marinade from the bag.',
    ],
    [
      '2 lb chicken wings\n1/2 cup hot sauce\n1/4 cup oil',
      'Soak the wings in the hot sauce and oil for 3 hours in the refrigerator. Drain, keeping the marinade. Bake at 425°F for 45 minutes to 165°F. Pour the marinade over the wings and serve at once.',
    ],
  ],
  safe: [
    [
      '2 lb chicken thighs\n1/2 cup soy sauce\n1/4 cup honey',
      'Whisk the soy sauce and honey and set aside 1/4 cup of the marinade. Add the chicken to the rest and marinate in the fridge for 4 hours. Grill the chicken to 165°F. Drizzle the reserved marinade over the chicken.',
    ],
    [
      '1 lb flank steak\n1/2 cup olive oil\n2 limes',
      'Marinate the steak in the oil and lime juice overnight in the fridge. Lift the steak out. Sear to 145°F. Bring the marinade to a boil and simmer for 3 minutes, then pour it over the steak.',
    ],
    [
      '2 lb pork chops\n1 cup orange juice',
      'Marinate the pork in the juice for 2 hours in the fridge. Discard the marinade. Grill the pork to 145°F and serve.',
    ],
    [
      '1 lb tofu\n1/4 cup soy sauce',
      'Marinate the tofu in the soy sauce for an hour. Fry the tofu until golden. Serve with the remaining marinade.',
    ],
    [
      '1 lb salmon\n1/4 cup miso\n2 tbsp mirin',
      'Marinate the salmon in the miso and mirin for a day in the fridge. Place in a dish, pour the marinade over the salmon and bake at 400°F for 15 minutes, until it flakes.',
    ],
    [
      '2 lb chicken breasts\n1 cup yogurt\n1 lemon',
      'Mix the yogurt and lemon juice. Pour half of the marinade over the chicken and refrigerate for 2 hours. Grill to 165°F. Serve with the remaining marinade.',
    ],
  ],
}

/** The rule never saw these before it was counted on them. */
export const heldBackMarinade: Phrasings = {
  danger: [
    [
      '1 lb beef sirloin\n1/3 cup soy sauce\n2 tbsp sesame oil',
      'Let the beef sit in the soy sauce and sesame oil in the fridge for 6 hours. Thread onto skewers and grill to 145°F. Serve with the rest of the marinade as a sauce.',
    ],
    [
      '2 lb turkey breast\n1 cup buttermilk',
      'Put the turkey in the buttermilk and chill overnight. Roast to 165°F. Slice and ladle the leftover marinade on top.',
    ],
    [
      '1 lb lamb loin chops\n1/4 cup olive oil\n4 garlic cloves',
      'Marinate the lamb in the oil and garlic for 8 hours in the fridge. Broil to 145°F. Brush the chops with the marinade and serve.',
    ],
    [
      '1 lb scallops\n1/4 cup lime juice\n2 tbsp oil',
      'Marinate the scallops in the lime juice and oil for 20 minutes. Sear the scallops until opaque. Plate and finish with a spoonful of the marinade.',
    ],
  ],
  safe: [
    [
      '1 lb beef sirloin\n1/3 cup soy sauce\n2 tbsp sesame oil',
      'Stir together the soy sauce and sesame oil; keep a few spoonfuls back for serving. Let the beef sit in the marinade in the fridge for 6 hours. Grill to 145°F. Serve with the marinade that you kept back.',
    ],
    [
      '2 lb turkey breast\n1 cup buttermilk',
      'Put the turkey in the buttermilk and chill overnight. Shake off the marinade. Roast to 165°F and serve.',
    ],
    [
      '1 lb lamb loin chops\n1/4 cup olive oil\n4 garlic cloves',
      'Marinate the lamb in the oil and garlic for 8 hours in the fridge. Broil to 145°F. Boil the leftover marinade for 5 minutes. Serve the chops with the marinade.',
    ],
    [
      '2 lb chicken legs\n1/2 cup jerk marinade',
      'Rub the chicken with the jerk marinade and refrigerate overnight. Grill to 165°F, basting with the marinade for the first 20 minutes. Never serve the used marinade uncooked.',
    ],
  ],
}
