/** A question as visitors ask it: the short answer first. */
import { ANY_BLOCK, collection, picture } from '../collection.ts'
import { pricedRecord } from '../priced.ts'
import { at } from '../scene.ts'

export default collection({
  screen: 'question',
  family: {
    id: 'question',
    universe: 'ia',
    name: { fr: 'Questions fréquentes', en: 'Frequent questions' },
    badge: { fr: 'Question', en: 'Question' },
  },
  schema: pricedRecord,
  words: [400, 700],
  body: 'required',
  blocks: ANY_BLOCK,
  picture: picture(
    'question',
    ['Question|fréquente', 'Une réponse courte,|puis ce dont elle dépend.'],
    ['Frequent|question', 'A short answer,|then what it depends on.'],
  ),
  pages: {
    'faq-rag-vs-fine-tuning': { scene: at('crossroads', 'listens', 'happy', 'moon') },
    'faq-cout-chatbot': { scene: at('scales', 'listens', 'curious', 'dawn') },
    'faq-meilleur-framework-rag': { scene: at('library', 'draws', 'happy', 'window') },
    'faq-difference-langchain-llamaindex': { scene: at('bridge', 'studies', 'curious', 'window') },
    'faq-reduire-couts-llm': { scene: at('scales', 'draws', 'happy', 'lamp') },
    'faq-gpt4-vs-claude': { scene: at('talk', 'studies', 'curious', 'stars') },
    'faq-securiser-chatbot': { scene: at('gate', 'guards', 'neutral', 'moon') },
    'faq-creer-agent-ia': { scene: at('board', 'draws', 'curious', 'lamp') },
    'faq-integrer-ia-application': { scene: at('bridge', 'listens', 'happy', 'crescent') },
    'faq-delai-projet-chatbot': { scene: at('calendar', 'studies', 'neutral', 'moon') },
  },
})
