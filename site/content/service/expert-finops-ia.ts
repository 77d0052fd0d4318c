import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Expert FinOps IA : comprendre et réduire la facture LLM',
    description:
      "Où partent les jetons, qui les consomme, et pour quel résultat ? J'analyse vos appels de modèles et je réduis la dépense sans perdre la qualité mesurée.",
    heading: 'Savoir ce que coûte une réponse',
    name: 'Expert FinOps IA',
    hint: 'Le coût par réponse utile, puis les économies, une à une.',
    lead: 'Une facture de modèle mélange tout : les essais, les consignes trop longues, les appels répétés et les vraies demandes. La première étape consiste à rattacher chaque appel à un usage. Viennent ensuite le cache, un modèle plus petit pour les tâches simples, des contextes plus courts. Un changement reste en place si vos tests ne bougent pas.',
  },
  en: {
    title: 'AI FinOps: understand your LLM bill, then bring it down',
    description:
      "Where do the tokens go, who spends them, and for what result? I trace your model calls and cut what isn't needed while quality stays under measurement.",
    heading: 'Know what a single answer costs',
    name: 'AI FinOps specialist',
    hint: 'Cost per useful answer first, savings after, one at a time.',
    lead: "Token bills are hard to argue with because nobody can read them. I tag every call with the feature it serves, so the total splits into lines you recognise. Only then do we trim: caching, shorter context, a smaller model where the task allows it. Each saving has to pass your quality tests or it's undone.",
  },
  related: [
    'optimisation-couts-ia',
    'faq-reduire-couts-llm',
    'glossaire-tokens',
    'comparatif-llm-2025',
    'consultant-llm-entreprise',
  ],
})
