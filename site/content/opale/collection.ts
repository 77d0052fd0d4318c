/** Opale: who she is, her game, her laboratory. */
import { ANY_BLOCK, collection, picture } from '../collection.ts'

export default collection({
  screen: 'introduction',
  family: {
    id: 'companion',
    universe: 'plus',
    name: { fr: 'Opale, la compagne', en: 'Opale, the companion' },
    badge: { fr: 'Opale', en: 'Opale' },
  },
  priority: 0.5,
  picture: picture(
    'introduction',
    ['Opale,|la compagne', 'Elle grandit quand on|s’occupe d’elle.'],
    ['Opale,|the companion', 'She grows when you|look after her.'],
  ),
  pages: {
    'opale-freelance': { blocks: ANY_BLOCK },
    opale: {
      screen: 'game',
      fr: ['/opale', '/tamagotchi'],
      priority: 0.6,
      picture: picture(
        'game',
        ['Jouer|avec Opale', 'La nourrir, lui apprendre,|la voir grandir.'],
        ['Play|with Opale', 'Feed her, teach her,|watch her grow.'],
      ),
      blocks: ANY_BLOCK,
      eager: 'always',
    },
    'debug-opale': {
      screen: 'lab',
      fr: ['/debug-opale', '/opale-test-ai', '/test-opale-ai'],
      priority: 0.2,
      picture: picture(
        'lab',
        ['Laboratoire|d’Opale', 'Une graine, des commandes,|la même vie, au bit près.'],
        ['Opale|lab', 'A seed, some commands,|the same life, bit for bit.'],
      ),
      body: 'required',
      eager: 'always',
    },
  },
})
