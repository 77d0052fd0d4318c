/** A question of design, followed through. */
import { collection, IN_ENGLISH, picture } from '../collection.ts'
import { at } from '../scene.ts'

export default collection({
  screen: 'article',
  family: {
    id: 'article',
    universe: 'ia',
    name: { fr: 'Articles', en: 'Articles' },
    badge: { fr: 'Article', en: 'Article' },
    feed: true,
  },
  words: [1200, 2200],
  body: 'required',
  structuredData: 'article',
  openGraph: 'article',
  picture: picture(
    'article',
    ['Guides|et articles', 'Une question technique, posée|simplement, suivie jusqu’au bout.'],
    ['Guides|and articles', 'One technical question, asked plainly|and followed through.'],
  ),
  pages: {
    'guide-rag-production': { scene: at('library', 'reads', 'curious', 'lamp'), ...IN_ENGLISH },
    'architecture-multi-agents': { scene: at('relay', 'learns', 'curious', 'moon'), ...IN_ENGLISH },
    'agents-autonomes-evolution-systemes-ia': {
      scene: at('stairs', 'learns', 'happy', 'crescent'),
      ...IN_ENGLISH,
    },
    'ia-multimodale-vision-texte-audio': {
      scene: at('line', 'plays', 'joyful', 'window'),
      ...IN_ENGLISH,
    },
    'edge-ai-intelligence-distribuee': {
      scene: at('cabinet', 'tends', 'content', 'crescent'),
      ...IN_ENGLISH,
    },
    'fine-tuning-vs-prompting-strategies': {
      scene: at('crossroads', 'reads', 'curious', 'moon'),
      ...IN_ENGLISH,
    },
    'architecture-ia-production': {
      scene: at('board', 'learns', 'content', 'lamp'),
      ...IN_ENGLISH,
    },
    'optimisation-couts-ia': { scene: at('scales', 'reads', 'neutral', 'moon'), ...IN_ENGLISH },
    'securite-ia-entreprise': { scene: at('gate', 'learns', 'anxious', 'crescent'), ...IN_ENGLISH },
    'graphes-connaissances-ia': { scene: at('sky', 'reads', 'curious', 'stars'), ...IN_ENGLISH },
    'ia-explicable-transparence': {
      scene: at('observatory', 'learns', 'curious', 'stars'),
      ...IN_ENGLISH,
    },
    'ia-quantique-ml': { scene: at('observatory', 'plays', 'excited', 'crescent'), ...IN_ENGLISH },
    'llm-guardrails-security': { scene: at('gate', 'reads', 'content', 'lamp') },
    'agentic-ai-workflows': { scene: at('relay', 'reads', 'content', 'lamp') },
  },
})
