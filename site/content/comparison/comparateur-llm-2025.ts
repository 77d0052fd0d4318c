import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-23',
  question: {
    fr: 'Comment comparer des LLM sur nos propres critères, sans classement tout fait ?',
    en: 'How do we compare LLMs on our own criteria, without a ready-made ranking?',
  },
  fr: {
    title: 'Comparateur de LLM : une grille à remplir avec vos essais',
    description:
      'Critères éliminatoires, puis notes pondérées : comment construire une grille de comparaison des LLM fondée sur vos propres mesures.',
    heading: 'Une grille pour comparer les LLM selon votre besoin',
    name: 'Comparateur de LLM',
    hint: "Éliminer d'abord, noter ensuite, avec vos mesures.",
    lead: "Éliminez d'abord, notez ensuite. Une contrainte ferme, comme l'hébergement, la langue ou la longueur des documents, écarte un modèle quel que soit son talent. Parmi les restants, pondérez qualité mesurée, temps de réponse, coût par tâche et facilité de remplacement. Une telle grille part vide : ses chiffres viendront de vos essais.",
  },
  en: {
    title: 'LLM comparison grid: fill it with your own trials',
    description:
      'Knock-out criteria first, weighted scores second: how to build an LLM comparison grid that rests on your own measurements.',
    heading: 'A grid for comparing LLMs against your needs',
    name: 'LLM comparison grid',
    hint: 'Strike out first, score second, with your figures.',
    lead: "Strike out before you score. Hosting rules, languages or sheer document length remove some models, however clever they are. Weight what's left on measured quality, response time, cost per task and ease of replacement. An honest grid begins empty, because the only figures worth entering are those you've recorded on your own cases.",
  },
  related: [
    'comparatif-llm-2025',
    'evaluer-un-llm-en-production',
    'claude-vs-gpt4',
    'glossaire-context-window',
    'consultant-llm-entreprise',
  ],
})
