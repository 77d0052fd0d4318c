/** One task of a company, before and after. */
import { ANY_BLOCK, collection, picture } from '../collection.ts'

export default collection({
  screen: 'use-case',
  family: {
    id: 'use-case',
    universe: 'ia',
    name: { fr: 'Cas d’usage', en: 'Use cases' },
    badge: { fr: 'Cas d’usage', en: 'Use case' },
  },
  words: [800, 1300],
  body: 'required',
  blocks: ANY_BLOCK,
  picture: picture(
    'use-case',
    ['Cas d’usage', 'Avant, après, et ce qu’il faut|entre les deux.'],
    ['Use case', 'Before, after, and what it takes|in between.'],
  ),
  pages: {
    'cas-usage-chatbot-support': {},
    'cas-usage-automatisation-rh': {},
    'cas-usage-rag-documentation': {},
    'cas-usage-generation-contenu': {},
    'cas-usage-agent-vente': {},
  },
})
