import { definePage } from '../define.ts'

export default definePage({
  topic: 'models',
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: "Faut-il prévoir un projet d'IA quantique, et que faire dès maintenant ?",
    en: 'Should we plan a quantum AI project, and what is worth doing now?',
  },
  fr: {
    title: 'IA quantique : pas de projet, mais un calendrier à tenir',
    description:
      "Ce que l'apprentissage quantique sait faire, une simulation de six qubits que l'on peut refaire, et les dates du chiffrement post-quantique.",
    heading: "L'IA quantique : de la recherche, et une date pour vos serrures",
    name: 'IA quantique',
    hint: 'Rien à acheter pour apprendre, deux jours pour vos serrures.',
    lead: "Pas de projet : sur des données d'entreprise, aucune machine quantique n'a montré qu'elle apprend mieux que vos serveurs, et six qubits simulés disent pourquoi se méfier des démonstrations. Les mêmes machines menacent un jour le chiffrement : recensez en deux jours ce qui doit rester secret plus de cinq ans, et demandez une date à vos fournisseurs.",
  },
  en: {
    title: 'Quantum AI: no project, but a calendar to keep',
    description:
      'What quantum machine learning can do, a six-qubit simulation you can repeat, and the dates of post-quantum encryption that reach your company.',
    heading: 'Quantum AI: research, and a date for your locks',
    name: 'Quantum AI',
    hint: 'Nothing to buy for learning; two days for your locks.',
    lead: 'No project: on business data no quantum machine has been shown to learn better than your servers, and six simulated qubits show why to doubt demonstrations. One day the same hardware will threaten encryption. Take two days to list what must stay secret for over five years, and ask your suppliers for a date.',
  },
  related: [
    'securite-ia-entreprise',
    'evaluateur-projet-ia',
    'optimisation-couts-ia',
    'edge-ai-intelligence-distribuee',
  ],
})
