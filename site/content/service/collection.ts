/** What can be ordered. */
import { ANY_BLOCK, collection, IN_ENGLISH, picture } from '../collection.ts'
import { pricedRecord } from '../priced.ts'

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
    'architecte-intelligence-artificielle': { ...IN_ENGLISH },
    'consultant-llm-entreprise': { ...IN_ENGLISH },
    'mon-serveur-rag': {
      fr: ['/mon-serveur-rag', '/serveur-rag-expert'],
      ...IN_ENGLISH,
      priority: 0.7,
    },
    'expert-claude-ai-freelance': {},
    'automatisation-n8n-freelance': {},
    'consultant-rag-freelance': { priority: 0.7 },
    'expert-fine-tuning': { priority: 0.7 },
    'architecte-ia-generative': { priority: 0.7 },
    'developpeur-agents-ia': { priority: 0.7 },
    'expert-finops-ia': { priority: 0.7 },
    'freelance-ia-disponible-immediat': { ...IN_ENGLISH, priority: 0.7 },
    'tjm-tarifs-developpeur-ia': { ...IN_ENGLISH, priority: 0.7 },
    'consultant-intelligence-artificielle-entreprise': { ...IN_ENGLISH, priority: 0.7 },
    'developpeur-chatbot-freelance': { ...IN_ENGLISH, priority: 0.7 },
    'expert-automatisation-workflows': { ...IN_ENGLISH, priority: 0.7 },
    'developpeur-full-stack-ia': { ...IN_ENGLISH, priority: 0.7 },
  },
})
