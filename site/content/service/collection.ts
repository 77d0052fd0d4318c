/** What can be ordered. */
import { ANY_BLOCK, collection, IN_ENGLISH, picture } from '../collection.ts'
import { pricedRecord } from '../priced.ts'
import { at } from '../scene.ts'

export default collection({
  screen: 'service',
  family: {
    id: 'service',
    universe: 'ia',
    name: { fr: 'Services', en: 'Services' },
    badge: { fr: 'Service', en: 'Service' },
    explained: true,
  },
  schema: pricedRecord,
  priority: 0.8,
  words: [700, 1100],
  body: 'required',
  blocks: ANY_BLOCK,
  structuredData: 'services',
  picture: picture(
    'service',
    ['Service', 'Ce qui est livré, dans quel ordre,|et quand autre chose convient mieux.'],
    ['Service', 'What is delivered, in what order,|and when something else fits better.'],
  ),
  pages: {
    'architecte-intelligence-artificielle': {
      scene: at('board', 'shows', 'happy', 'window'),
      ...IN_ENGLISH,
    },
    'consultant-llm-entreprise': {
      scene: at('scales', 'studies', 'curious', 'lamp'),
      ...IN_ENGLISH,
    },
    'mon-serveur-rag': {
      scene: at('cabinet', 'guards', 'content', 'moon'),
      fr: ['/mon-serveur-rag', '/serveur-rag-expert'],
      ...IN_ENGLISH,
      priority: 0.7,
    },
    'expert-claude-ai-freelance': { scene: at('desk', 'draws', 'happy', 'lamp') },
    'automatisation-n8n-freelance': { scene: at('relay', 'listens', 'joyful', 'window') },
    'consultant-rag-freelance': {
      scene: at('library', 'studies', 'curious', 'lamp'),
      priority: 0.7,
    },
    'expert-fine-tuning': { scene: at('bench', 'draws', 'curious', 'window'), priority: 0.7 },
    'architecte-ia-generative': { scene: at('bridge', 'shows', 'happy', 'dawn'), priority: 0.7 },
    'developpeur-agents-ia': { scene: at('relay', 'guards', 'neutral', 'crescent'), priority: 0.7 },
    'expert-finops-ia': { scene: at('scales', 'guards', 'content', 'window'), priority: 0.7 },
    'freelance-ia-disponible-immediat': {
      scene: at('calendar', 'listens', 'excited', 'dawn'),
      ...IN_ENGLISH,
      priority: 0.7,
    },
    'tjm-tarifs-developpeur-ia': {
      scene: at('desk', 'listens', 'content', 'moon'),
      ...IN_ENGLISH,
      priority: 0.7,
    },
    'consultant-intelligence-artificielle-entreprise': {
      scene: at('crossroads', 'listens', 'curious', 'dawn'),
      ...IN_ENGLISH,
      priority: 0.7,
    },
    'developpeur-chatbot-freelance': {
      scene: at('talk', 'listens', 'happy', 'moon'),
      ...IN_ENGLISH,
      priority: 0.7,
    },
    'expert-automatisation-workflows': {
      scene: at('pigeonholes', 'shows', 'content', 'lamp'),
      ...IN_ENGLISH,
      priority: 0.7,
    },
    'developpeur-full-stack-ia': {
      scene: at('stairs', 'draws', 'happy', 'stars'),
      ...IN_ENGLISH,
      priority: 0.7,
    },
  },
})
