/** A city: what is particular there. */
import { collection, IN_ENGLISH, picture } from '../collection.ts'
import { placeRecord } from '../place.ts'

export default collection({
  screen: 'place',
  family: {
    id: 'place',
    universe: 'ia',
    name: { fr: 'Villes et régions', en: 'Cities and regions' },
    badge: { fr: 'Ville ou région', en: 'City or region' },
  },
  schema: placeRecord,
  words: [450, 700],
  body: 'required',
  blocks: ['questions'],
  structuredData: 'services',
  picture: picture(
    'place',
    ['Villes|et régions', 'Sur place quand cela aide,|à distance le reste du temps.'],
    ['Cities|and regions', 'On site when it helps,|remote the rest of the time.'],
  ),
  pages: {
    'freelance-ia-paris': { ...IN_ENGLISH },
    'freelance-ia-lille': {},
    'freelance-ia-strasbourg': {},
    'freelance-ia-nice': {},
    'freelance-ia-rennes': {},
    'freelance-ia-montpellier': {},
    'freelance-ia-lyon': {},
    'freelance-ia-marseille': {},
    'freelance-ia-bordeaux': {},
    'freelance-ia-toulouse': {},
    'freelance-ia-nantes': {},
  },
})
