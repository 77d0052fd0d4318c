/** A region, as a city is told. */
import { ANY_BLOCK, collection } from '../collection.ts'
import city from '../city/collection.ts'

export default collection({
  screen: 'place',
  family: city.family,
  words: city.words,
  body: 'required',
  blocks: ANY_BLOCK,
  structuredData: 'services',
  picture: city.picture,
  pages: {
    'consultant-ia-ile-de-france': {},
    'developpeur-ia-remote-france': {},
    'expert-ia-region-paca': {},
    'architecte-ia-grand-est': {},
  },
})
