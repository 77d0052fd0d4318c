/** A subject in chapters, with an exercise. */
import { collection } from '../collection.ts'
import article from '../article/collection.ts'
import { at } from '../scene.ts'

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
    'guide-rag-production-complet-2025': { scene: at('library', 'learns', 'joyful', 'window') },
    'langchain-vs-llamaindex-comparatif-2025': { scene: at('bridge', 'learns', 'content', 'moon') },
    'evaluer-un-llm-en-production': { scene: at('bench', 'reads', 'curious', 'lamp') },
    'prompt-engineering-guide-complet': { scene: at('desk', 'learns', 'curious', 'lamp') },
    'lora-qlora-fine-tuning-economique': { scene: at('bench', 'tends', 'happy', 'window') },
    'creer-agents-ia-autonomes-langgraph-2025': {
      scene: at('relay', 'tends', 'curious', 'window'),
    },
    'autogpt-vs-babyagi-comparatif-frameworks-agents': {
      scene: at('stairs', 'plays', 'excited', 'moon'),
    },
    'pinecone-vs-weaviate-vs-qdrant-comparatif-bases-vectorielles': {
      scene: at('sky', 'plays', 'content', 'crescent'),
    },
    'openai-vs-anthropic-vs-google-comparatif-llm-2025': {
      scene: at('scales', 'learns', 'curious', 'stars'),
    },
    'rag-ecommerce-architecture-complete-cas-usage': {
      scene: at('library', 'tends', 'content', 'moon'),
    },
  },
})
