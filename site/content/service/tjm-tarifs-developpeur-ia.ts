import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "TJM et tarifs d'un développeur IA : ce qui fait le prix",
    description:
      "Comment se construit un devis IA, en euros : périmètre, données, niveau d'exigence, exploitation. Forfait ou journée, et les frais de modèle comptés à part.",
    heading: 'Un prix écrit avant de commencer',
    name: 'Tarifs développeur IA',
    hint: 'Ce qui fait monter ou baisser un devis, poste par poste.',
    lead: "Deux projets qui portent le même nom peuvent coûter très différemment. Ce qui pèse : l'état de vos données, le nombre d'outils à relier, le niveau de fiabilité attendu, et qui maintiendra le résultat. Je travaille sur devis, en euros, par étape à prix ferme ou à la journée. Les appels aux modèles figurent sur une ligne séparée.",
  },
  en: {
    title: 'AI developer rates: what goes into a quote, line by line',
    description:
      'How an AI quote is built, in euros: scope, data, required reliability, upkeep. Fixed price per stage or a day rate, with model usage listed separately.',
    heading: 'A price in writing, before work starts',
    name: 'AI developer rates',
    hint: 'What pushes a quote up or down, item by item.',
    lead: "Ask what drives the price before asking for the price. Messy data, many systems to connect, a low tolerance for mistakes and no one in-house to maintain the result all add days. I quote in euros, either per stage at a fixed amount or per day, and the model provider's usage fees always appear on their own.",
  },
  related: [
    'calculateur-tarifs-freelance',
    'faq-cout-chatbot',
    'processus-collaboration',
    'expert-finops-ia',
    'contact',
  ],
})
