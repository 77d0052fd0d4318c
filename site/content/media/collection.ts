/** [2.1.98] A part of the media kit. */
import { ANY_BLOCK, collection } from '../collection.ts'
import showcase from '../showcase/collection.ts'

export default collection({
  screen: 'showcase',
  family: showcase.family,
  prefix: 'media-',
  fr: ['/media/{slug}', '/media-page/{slug}'],
  priority: 0.2,
  blocks: ANY_BLOCK,
  picture: showcase.picture,
  pages: {
    'media-opale': {},
    'media-logo': {},
    'media-fond': {},
    'media-oeuvres': {},
    'media-icones': {},
    'media-partage': {},
  },
})
