import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: 'Deux couloirs, une seule porte', en: 'Two corridors, one door' },
  caption: {
    fr: 'Les documents partent du dossier, les réponses partent de la règle. Les candidatures n’entrent dans aucun des deux.',
    en: 'Documents start from the file, answers start from the rule. Applications enter neither.',
  },
  groups: {
    papers: { name: { fr: 'Documents', en: 'Documents' } },
    rules: { name: { fr: 'Questions', en: 'Questions' } },
  },
  nodes: {
    ask: { name: { fr: 'Demande', en: 'Request' }, kind: 'end', group: 'papers' },
    file: {
      name: { fr: 'Dossier', en: 'Staff file' },
      detail: { fr: '5 champs lus', en: '5 fields read' },
      icon: 'data',
      group: 'papers',
    },
    fill: {
      name: { fr: 'Remplir', en: 'Fill in' },
      detail: { fr: 'gabarit figé', en: 'fixed template' },
      icon: 'doc',
      group: 'papers',
    },
    sign: {
      name: { fr: 'Gestionnaire', en: 'HR officer' },
      detail: { fr: 'vérifie, signe', en: 'checks, signs' },
      icon: 'user',
      kind: 'person',
      group: 'papers',
    },
    question: { name: { fr: 'Question', en: 'Question' }, kind: 'end', group: 'rules' },
    search: {
      name: { fr: 'Chercher', en: 'Look up' },
      detail: { fr: 'accords, règlement', en: 'agreements, rules' },
      icon: 'search',
      group: 'rules',
    },
    answer: {
      name: { fr: 'Répondre', en: 'Answer' },
      detail: { fr: 'article cité', en: 'article quoted' },
      icon: 'chat',
      group: 'rules',
    },
  },
  edges: [
    { from: 'ask', to: 'file', kind: 'main' },
    { from: 'file', to: 'fill', kind: 'main' },
    { from: 'fill', to: 'sign', kind: 'main', loop: true },
    { from: 'question', to: 'search' },
    { from: 'search', to: 'answer' },
    {
      from: 'search',
      to: 'sign',
      kind: 'rare',
      label: { fr: 'cas personnel', en: 'personal case' },
    },
  ],
})
