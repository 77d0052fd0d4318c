/** What the questions are about, in the order in which one meets them; each has one subject. */
import type question from '../content/question/collection.ts'
import type { Bilingual } from './language.ts'

type QuestionPage = keyof (typeof question)['pages']
/** Named by its anchor. */
type Subject = keyof typeof fr

export const SUBJECTS: readonly (readonly [subject: Subject, pages: readonly QuestionPage[]])[] = [
  ['couts', ['faq-cout-chatbot', 'faq-delai-projet-chatbot', 'faq-reduire-couts-llm']],
  [
    'choix',
    [
      'faq-rag-vs-fine-tuning',
      'faq-meilleur-framework-rag',
      'faq-difference-langchain-llamaindex',
      'faq-gpt4-vs-claude',
    ],
  ],
  ['construire', ['faq-creer-agent-ia', 'faq-integrer-ia-application', 'faq-securiser-chatbot']],
]

const fr = {
  couts: 'Coûts et délais',
  choix: 'Choisir une technique',
  construire: 'Construire et protéger',
  prestations: 'Sur une prestation',
  site: 'Sur ce site et sur Opale',
}

const en: typeof fr = {
  couts: 'Cost and time',
  choix: 'Choosing a technique',
  construire: 'Building and protecting',
  prestations: 'About a service',
  site: 'About this site and Opale',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
