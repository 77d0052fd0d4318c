/** A region, as a city is told. */
import { collection } from '../collection.ts'
import { placeRecord } from '../place.ts'
import city from '../city/collection.ts'

export default collection({
  screen: 'place',
  family: city.family,
  schema: placeRecord,
  words: city.words,
  body: 'required',
  blocks: ['questions'],
  structuredData: 'services',
  picture: city.picture,
  pages: {
    'consultant-ia-ile-de-france': {},
    'developpeur-ia-remote-france': {},
    'expert-ia-region-paca': {},
    'architecte-ia-grand-est': {},
  },
})
