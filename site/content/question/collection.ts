/** A question as visitors ask it: the short answer first. */
import { ANY_BLOCK, collection, picture } from '../collection.ts'
import { pricedRecord } from '../priced.ts'

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
    'faq-rag-vs-fine-tuning': {},
    'faq-cout-chatbot': {},
    'faq-meilleur-framework-rag': {},
    'faq-difference-langchain-llamaindex': {},
    'faq-reduire-couts-llm': {},
    'faq-gpt4-vs-claude': {},
    'faq-securiser-chatbot': {},
    'faq-creer-agent-ia': {},
    'faq-integrer-ia-application': {},
    'faq-delai-projet-chatbot': {},
  },
})
