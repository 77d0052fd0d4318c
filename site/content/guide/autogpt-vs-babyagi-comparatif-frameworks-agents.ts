import { definePage } from '../define.ts'

export default definePage({
  topic: 'agents',
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: "Que sont devenus AutoGPT et BabyAGI, que nous apprennent-ils, et que prendre aujourd'hui ?",
    en: 'What became of AutoGPT and BabyAGI, what do they teach, and what should we use today?',
  },
  fr: {
    title: 'AutoGPT et BabyAGI : leur boucle refaite, mesurée, bornée',
    description:
      "Ce que sont devenus AutoGPT et BabyAGI, leurs boucles récrites en TypeScript, pourquoi elles s'emballent, et cinq garde-fous mesurés un par un.",
    heading: "AutoGPT et BabyAGI : refaire la boucle, la voir s'emballer, l'arrêter",
    name: 'AutoGPT et BabyAGI, la boucle',
    hint: 'Deux boucles de 2023 récrites, mesurées, puis arrêtées.',
    lead: "N'installez aucun des deux originaux : les programmes de 2023 ne sont plus soutenus, et leurs noms désignent autre chose. Étudiez-les pourtant. Récrite en trente lignes, la boucle tourne sans rien produire ; un but vérifiable et quelques portes la font finir. Chaque effet est mesuré ici, et souvent un script suffit.",
  },
  en: {
    title: 'AutoGPT and BabyAGI: their loop rebuilt, measured, tamed',
    description:
      'What became of AutoGPT and BabyAGI, their loops rewritten in TypeScript, why they run away, and five guards measured one after another.',
    heading: 'AutoGPT and BabyAGI: rebuild the loop, watch it bolt, stop it',
    name: 'AutoGPT and BabyAGI, the loop',
    hint: 'Two loops of 2023, written again, measured, then stopped.',
    lead: 'Install neither of the originals: both programs of 2023 are unsupported, and their names now mean something else. They are worth studying all the same. Rewritten in thirty lines, the loop turns and yields nothing; a goal that can be checked and a few doors make it end. Each effect is measured here, and often a script will do.',
  },
  related: [
    'creer-agents-ia-autonomes-langgraph-2025',
    'comparatif-agents-ia',
    'agents-autonomes-evolution-systemes-ia',
    'agentic-ai-workflows',
    'faq-creer-agent-ia',
    'glossaire-agents-ia',
  ],
})
