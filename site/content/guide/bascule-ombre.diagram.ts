import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: "Changer de fournisseur dans l'ombre", en: 'Changing supplier in the shadows' },
  caption: {
    fr: "Le public ne voit que l'ancien côté jusqu'au dernier jour. La boucle marque le journal des écarts : il informe, la personne décide.",
    en: 'People see only the old side until the last day. The loop marks the record of differences: it informs, a person decides.',
  },
  nodes: {
    ask: { name: { fr: 'Question', en: 'Question' }, kind: 'end' },
    old: {
      name: { fr: 'Ancien côté', en: 'Old side' },
      detail: { fr: 'réponse servie', en: 'its answer is served' },
      icon: 'data',
    },
    fresh: {
      name: { fr: 'Nouveau côté', en: 'New side' },
      detail: { fr: 'sans attendre', en: 'nobody waits for it' },
      icon: 'flow',
    },
    log: {
      name: { fr: 'Journal', en: 'Record' },
      detail: { fr: 'part commune, pannes', en: 'overlap, failures' },
      icon: 'doc',
    },
    read: {
      name: { fr: 'Une personne', en: 'A person' },
      detail: { fr: 'lit les désaccords', en: 'reads disagreements' },
      icon: 'user',
      kind: 'person',
    },
    swap: { name: { fr: 'Inverser', en: 'Swap' }, kind: 'end' },
  },
  edges: [
    { from: 'ask', to: 'fresh', kind: 'main' },
    { from: 'ask', to: 'old' },
    { from: 'fresh', to: 'log', kind: 'main', loop: true },
    { from: 'old', to: 'log' },
    { from: 'log', to: 'read', kind: 'main' },
    { from: 'read', to: 'swap', kind: 'main' },
  ],
})
