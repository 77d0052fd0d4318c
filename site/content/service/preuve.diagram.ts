import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: "D'une question à une réponse prouvée",
    en: 'From a question to a supported answer',
  },
  nodes: {
    ask: { name: { fr: 'Question', en: 'Question' }, kind: 'end' },
    rights: {
      name: { fr: 'Filtrer', en: 'Filter' },
      detail: { fr: 'selon ses droits', en: 'by what they may read' },
      icon: 'key',
    },
    search: {
      name: { fr: 'Chercher', en: 'Search' },
      detail: { fr: 'version en vigueur', en: 'version in force' },
      icon: 'search',
    },
    write: {
      name: { fr: 'Rédiger', en: 'Write' },
      detail: { fr: 'un passage par phrase', en: 'a passage per sentence' },
      icon: 'pen',
    },
    check: {
      name: { fr: "Contrôler l'appui", en: 'Check the support' },
      icon: 'check',
    },
    answer: { name: { fr: 'Réponse citée', en: 'Cited answer' }, kind: 'end' },
    silence: {
      name: { fr: 'Pas trouvé', en: 'Not found' },
      detail: { fr: 'et où il a cherché', en: 'and where it looked' },
      kind: 'failure',
    },
  },
  edges: [
    { from: 'ask', to: 'rights', kind: 'main' },
    { from: 'rights', to: 'search', kind: 'main' },
    { from: 'search', to: 'write', kind: 'main' },
    { from: 'write', to: 'check', kind: 'main', loop: true },
    { from: 'check', to: 'answer', kind: 'main' },
    {
      from: 'search',
      to: 'silence',
      kind: 'rare',
      label: { fr: 'aucun passage', en: 'no passage' },
    },
    {
      from: 'check',
      to: 'silence',
      kind: 'rare',
      label: { fr: 'rien ne tient', en: 'nothing holds' },
    },
  ],
})
