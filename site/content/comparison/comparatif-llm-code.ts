import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-23',
  question: {
    fr: 'Quel LLM choisir pour écrire du code, et comment l’essayer sur notre dépôt ?',
    en: 'Which LLM should write our code, and how do we try it on our own repository?',
  },
  fr: {
    title: 'Comparatif des LLM pour le code : juger sur votre dépôt',
    description:
      "Complétion, modifications sur plusieurs fichiers ou code confidentiel : comment choisir un LLM pour le code et l'essayer loyalement.",
    heading: 'LLM pour le code : jugez-les sur votre dépôt',
    name: 'Comparatif des LLM pour le code',
    hint: "Vos tickets résolus font le meilleur banc d'essai.",
    lead: "Pour compléter pendant la frappe, préférez la rapidité ; pour modifier plusieurs fichiers, la part de changements acceptés sans reprise ; pour un code confidentiel, réglez d'abord l'hébergement. Un essai loyal reprend des tickets déjà résolus de votre dépôt, tests cachés. Aucun modèle ne dispense de la relecture, ni d'une suite de tests qui échoue franchement.",
  },
  en: {
    title: 'Coding LLMs compared: judge them on your repository',
    description:
      'Completion, multi-file changes or confidential code: how to choose an LLM for coding and give each candidate a fair trial.',
    heading: 'Coding LLMs: judge them on your own repository',
    name: 'Coding LLMs compared',
    hint: 'Your closed tickets make the best test bench.',
    lead: 'Decide by the job. Completion while typing rewards speed, multi-file changes reward the share of patches merged without rework, and confidential code makes hosting the first question. Replay closed tickets from your repository with the tests hidden, because public puzzles say little about your conventions. Review still belongs to people, whatever the score.',
  },
  related: [
    'comparatif-llm-2025',
    'evaluer-un-llm-en-production',
    'developpeur-full-stack-ia',
    'glossaire-context-window',
  ],
})
