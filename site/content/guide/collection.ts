/** A subject in chapters, with an exercise. */
import { collection } from '../collection.ts'
import article from '../article/collection.ts'

export default collection({
  screen: 'article',
  family: {
    id: 'guide',
    universe: 'ia',
    name: { fr: 'Guides', en: 'Guides' },
    badge: { fr: 'Guide', en: 'Guide' },
    feed: true,
  },
  priority: 0.7,
  words: [3000, 6000],
  body: 'required',
  structuredData: 'article',
  openGraph: 'article',
  picture: article.picture,
  pages: {
    'guide-rag-production-complet-2025': {},
    'langchain-vs-llamaindex-comparatif-2025': {},
    'evaluer-un-llm-en-production': {},
    'prompt-engineering-guide-complet': {},
    'lora-qlora-fine-tuning-economique': {},
    'creer-agents-ia-autonomes-langgraph-2025': {},
    'autogpt-vs-babyagi-comparatif-frameworks-agents': {},
    'pinecone-vs-weaviate-vs-qdrant-comparatif-bases-vectorielles': {},
    'openai-vs-anthropic-vs-google-comparatif-llm-2025': {},
    'rag-ecommerce-architecture-complete-cas-usage': {},
  },
})
