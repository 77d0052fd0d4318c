/** A word of the trade, its definition and an example. */
import { ANY_BLOCK, collection, picture } from '../collection.ts'

export default collection({
  screen: 'term',
  family: {
    id: 'term',
    universe: 'ia',
    name: { fr: 'Glossaire', en: 'Glossary' },
    badge: { fr: 'Glossaire', en: 'Glossary' },
  },
  prefix: 'glossaire-',
  fr: ['/glossaire-ia/{slug}', '/{id}'],
  en: ['/en/glossaire-ia/{slug}'],
  priority: 0.5,
  words: [150, 350],
  body: 'required',
  blocks: ANY_BLOCK,
  picture: picture(
    'term',
    ['Glossaire', 'Un mot, sa définition,|un exemple.'],
    ['Glossary', 'One word, its definition,|one example.'],
  ),
  pages: {
    'glossaire-rag': {},
    'glossaire-fine-tuning': {},
    'glossaire-embeddings': {},
    'glossaire-prompt-engineering': {},
    'glossaire-tokens': {},
    'glossaire-context-window': {},
    'glossaire-agents-ia': {},
    'glossaire-tool-calling': {},
    'glossaire-hallucinations': {},
    'glossaire-guardrails': {},
  },
})
