import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: "D'un usage découvert à un usage encadré",
    en: 'From a use you discover to a use you govern',
  },
  caption: {
    fr: "La boucle marque la décision qui compte : la classe de la donnée. L'outil vient après.",
    en: 'The loop marks the decision that counts, the class of the data. The tool comes after it.',
  },
  nodes: {
    use: {
      name: { fr: 'Un usage', en: 'A use' },
      detail: { fr: 'déclaré ou trouvé', en: 'declared or found' },
      kind: 'end',
    },
    list: {
      name: { fr: 'Inscrire', en: 'List' },
      detail: { fr: 'qui, quoi, avec quoi', en: 'who, what, with what' },
      icon: 'doc',
    },
    sort: {
      name: { fr: 'Classer', en: 'Classify' },
      detail: { fr: 'la pire des données', en: 'the worst of its data' },
      icon: 'tag',
    },
    rights: {
      name: { fr: 'Régler les droits', en: 'Set the rights' },
      detail: { fr: 'ceux de la personne', en: 'those of the person' },
      icon: 'key',
    },
    supplier: {
      name: { fr: 'Contrat', en: 'Contract' },
      detail: { fr: 'six clauses', en: 'six clauses' },
      icon: 'shield',
    },
    log: {
      name: { fr: 'Journal', en: 'Log' },
      detail: { fr: 'relu chaque mois', en: 'read every month' },
      icon: 'clock',
      kind: 'end',
    },
    owner: {
      name: { fr: 'La direction', en: 'Management' },
      detail: { fr: 'tranche et signe', en: 'decides and signs' },
      icon: 'user',
      kind: 'person',
    },
    stop: {
      name: { fr: 'Arrêter', en: 'Stop' },
      detail: { fr: 'et proposer autre chose', en: 'and offer another way' },
      kind: 'failure',
    },
  },
  edges: [
    { from: 'use', to: 'list', kind: 'main' },
    { from: 'list', to: 'sort', kind: 'main' },
    { from: 'sort', to: 'rights', kind: 'main', loop: true },
    { from: 'rights', to: 'supplier', kind: 'main' },
    { from: 'supplier', to: 'log', kind: 'main' },
    { from: 'sort', to: 'owner', kind: 'rare', label: { fr: 'secret', en: 'secret' } },
    { from: 'owner', to: 'stop', kind: 'rare', label: { fr: 'refus', en: 'refused' } },
  ],
})
