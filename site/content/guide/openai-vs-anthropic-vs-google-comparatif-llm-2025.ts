import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'OpenAI, Anthropic ou Google : comparer les fournisseurs',
    description:
      'Données, région, retrait des versions, limites de débit, cloud : les critères pour comparer trois fournisseurs de LLM sans classement.',
    heading: 'Comparer OpenAI, Anthropic et Google sans palmarès',
    name: 'OpenAI, Anthropic ou Google',
    hint: "Des critères qui durent plus qu'un classement.",
    lead: "Un classement de modèles vieillit vite ; les conditions d'un fournisseur vous engagent plus longtemps. Comparez d'abord l'usage fait de vos données, la région de traitement, le préavis avant retrait d'une version, les limites de débit et l'accès par votre cloud habituel. Ensuite, départagez les modèles restants sur vos tâches, noms masqués.",
  },
  en: {
    title: 'OpenAI, Anthropic or Google: comparing the providers',
    description:
      'Data terms, region, version retirement, rate limits, cloud access: criteria for comparing three LLM providers without a ranking.',
    heading: 'Comparing OpenAI, Anthropic and Google without a podium',
    name: 'OpenAI, Anthropic or Google',
    hint: 'Criteria that outlast any ranking.',
    lead: "There's no winner to announce here, only an order of questions. How may the provider use your data, and where is it processed? How much notice comes before a model is retired? What rate limits apply, and does your present cloud contract cover access? Whatever survives goes through one blind trial on your own work.",
  },
  related: [
    'claude-vs-gpt4',
    'comparatif-llm-2025',
    'comparateur-llm-2025',
    'consultant-llm-entreprise',
    'evaluer-un-llm-en-production',
  ],
})
