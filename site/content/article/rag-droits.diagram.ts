import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: "Une question, de l'identité au refus",
    en: 'One question, from identity to refusal',
  },
  caption: {
    fr: "Le filtre passe avant la recherche. La boucle marque l'étape qui décide s'il y a de quoi répondre.",
    en: 'The filter comes before the search. The loop marks the step that decides whether there is enough to answer.',
  },
  nodes: {
    ask: {
      name: { fr: 'Question', en: 'Question' },
      detail: { fr: 'et son auteur', en: 'and who asks it' },
      kind: 'end',
    },
    rights: {
      name: { fr: 'Filtrer', en: 'Filter' },
      detail: { fr: 'droits et dates', en: 'rights and dates' },
      icon: 'key',
    },
    search: {
      name: { fr: 'Chercher', en: 'Search' },
      detail: { fr: 'dans ce qui reste', en: 'in what is left' },
      icon: 'search',
    },
    enough: {
      name: { fr: 'De quoi répondre ?', en: 'Enough to answer?' },
      detail: { fr: 'avant de rédiger', en: 'before writing' },
      icon: 'gauge',
    },
    write: {
      name: { fr: 'Rédiger', en: 'Write' },
      detail: { fr: 'et citer', en: 'and cite' },
      icon: 'pen',
    },
    answer: { name: { fr: 'Réponse sourcée', en: 'Sourced answer' }, kind: 'end' },
    refuse: {
      name: { fr: 'Refuser', en: 'Decline' },
      detail: { fr: 'toujours la même phrase', en: 'in the same words' },
      kind: 'failure',
    },
    person: {
      name: { fr: 'Une personne', en: 'A person' },
      detail: { fr: 'complète les documents', en: 'completes the files' },
      icon: 'user',
      kind: 'person',
    },
  },
  edges: [
    { from: 'ask', to: 'rights', kind: 'main' },
    { from: 'rights', to: 'search', kind: 'main' },
    { from: 'search', to: 'enough', kind: 'main' },
    {
      from: 'enough',
      to: 'write',
      kind: 'main',
      loop: true,
      label: { fr: 'oui', en: 'yes' },
    },
    { from: 'write', to: 'answer', kind: 'main' },
    { from: 'enough', to: 'refuse', label: { fr: 'non', en: 'no' } },
    { from: 'refuse', to: 'person', kind: 'rare' },
  ],
})
