/** A question of design, followed through. */
import { collection, IN_ENGLISH, picture } from '../collection.ts'

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
    'guide-rag-production': { ...IN_ENGLISH },
    'architecture-multi-agents': { ...IN_ENGLISH },
    'agents-autonomes-evolution-systemes-ia': { ...IN_ENGLISH },
    'ia-multimodale-vision-texte-audio': { ...IN_ENGLISH },
    'edge-ai-intelligence-distribuee': { ...IN_ENGLISH },
    'fine-tuning-vs-prompting-strategies': { ...IN_ENGLISH },
    'architecture-ia-production': { ...IN_ENGLISH },
    'optimisation-couts-ia': { ...IN_ENGLISH },
    'securite-ia-entreprise': { ...IN_ENGLISH },
    'graphes-connaissances-ia': { ...IN_ENGLISH },
    'ia-explicable-transparence': { ...IN_ENGLISH },
    'ia-quantique-ml': { ...IN_ENGLISH },
    'llm-guardrails-security': {},
    'agentic-ai-workflows': {},
  },
})
