/** What the law asks a site to say. */
import { collection, picture } from '../collection.ts'

export default collection({
  screen: 'legal',
  family: {
    id: 'legal',
    universe: 'code',
    name: { fr: 'Informations légales', en: 'Legal information' },
    badge: { fr: 'Légal', en: 'Legal' },
    minor: true,
  },
  priority: 0.2,
  body: 'required',
  picture: picture(
    'legal',
    ['Informations|légales', 'Qui publie ce site, ce qu’il garde,|ce que vous pouvez demander.'],
    ['Legal|information', 'Who publishes this site, what it keeps,|what you may ask for.'],
  ),
  pages: {
    'mentions-legales': {},
    'politique-confidentialite': {},
    cgu: {},
    'politique-cookies': {},
    accessibilite: {},
    securite: {},
  },
})
