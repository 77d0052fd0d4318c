import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Évaluateur de projet IA : valeur, données, risque, effort',
    description:
      "Notez une idée d'IA sur sa valeur, ses données, son risque et son effort. L'évaluateur montre ce qui bloque et la première vérification à mener.",
    heading: "Votre idée d'IA mérite-t-elle un essai ?",
    name: 'Évaluateur de projet IA',
    hint: 'Ce qui aide, ce qui bloque, et la première chose à vérifier.',
    lead: "Un projet d'IA échoue souvent sur un point que l'on pouvait voir avant de commencer : pas de données, pas de responsable, ou aucune façon de dire si la réponse est bonne. Treize choix et une dizaine de nombres décrivent votre idée ; l'évaluateur met ces points en évidence. Le calcul se fait sur votre appareil ; le verdict se discute.",
  },
  en: {
    title: 'AI project evaluator: value, data, risk and effort',
    description:
      'Score an AI idea on value, data, risk and effort. The evaluator shows what stands in the way and what you should check first. It runs in your browser.',
    heading: 'Is your AI idea worth a trial?',
    name: 'AI project evaluator',
    hint: 'What helps, what blocks, and the first thing to check.',
    lead: 'Can anyone tell a good answer from a bad one? Does the data exist today? Will somebody own the result? If one reply is no, work on that before writing code. The evaluator asks for thirteen choices and ten or so numbers, then shows how the balance tips. Scores are computed on your device, from your own estimates.',
  },
  related: [
    'audit-ia-gratuit',
    'faq-integrer-ia-application',
    'consultant-intelligence-artificielle-entreprise',
    'tjm-tarifs-developpeur-ia',
    'architecte-ia-generative',
  ],
})
