/** Several answers to one need, by what counts for whom. */
import { ANY_BLOCK, collection, picture } from '../collection.ts'

export default collection({
  screen: 'comparison',
  family: {
    id: 'comparison',
    universe: 'ia',
    name: { fr: 'Comparatifs', en: 'Comparisons' },
    badge: { fr: 'Comparatif', en: 'Comparison' },
    feed: true,
  },
  words: [900, 1600],
  body: 'required',
  blocks: ANY_BLOCK,
  structuredData: 'article',
  openGraph: 'article',
  picture: picture(
    'comparison',
    ['Comparatif', 'La réponse d’abord,|les raisons ensuite.'],
    ['Comparison', 'The answer first,|then the reasons.'],
  ),
  pages: {
    'claude-vs-gpt4': {},
    'comparateur-llm-2025': {},
    'comparatif-llm-2025': {},
    'comparatif-bases-vectorielles': {},
    'comparatif-frameworks-rag': {},
    'comparatif-agents-ia': {},
    'comparatif-llm-code': {},
  },
})
