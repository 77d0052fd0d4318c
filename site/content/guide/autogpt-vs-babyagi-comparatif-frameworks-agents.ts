import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "AutoGPT ou BabyAGI : deux boucles d'agents à comparer",
    description:
      'Ce que font AutoGPT et BabyAGI, ce que leur boucle enseigne sur les agents, et pourquoi la borner avant tout usage réel.',
    heading: "AutoGPT et BabyAGI : ce qu'enseigne leur boucle",
    name: 'AutoGPT ou BabyAGI',
    hint: 'Deux projets ouverts, une même boucle à borner.',
    lead: "Étudiez BabyAGI pour comprendre la boucle, AutoGPT pour la voir agir, et préférez un parcours borné en production. Parus au printemps 2023, ces projets ouverts ont popularisé un modèle qui se donne ses tâches. Le script d'origine de BabyAGI tient une liste et la réordonne ; AutoGPT donne au modèle des outils pour atteindre un but.",
  },
  en: {
    title: 'AutoGPT or BabyAGI: two agent loops compared',
    description:
      'What AutoGPT and BabyAGI do, what their loop teaches about agents, and why it needs limits before any serious use.',
    heading: 'AutoGPT and BabyAGI: what their loop teaches',
    name: 'AutoGPT or BabyAGI',
    hint: 'Two open projects and one loop in need of limits.',
    lead: 'Two open-source projects made self-directed agents famous in spring 2023. BabyAGI, in its original script, keeps a task list and reorders it; AutoGPT gives the model tools to chase a goal. Read the first to grasp the idea and run the second to watch it. Left without limits, either may circle and spend.',
  },
  related: [
    'creer-agents-ia-autonomes-langgraph-2025',
    'comparatif-agents-ia',
    'agents-autonomes-evolution-systemes-ia',
    'glossaire-agents-ia',
  ],
})
