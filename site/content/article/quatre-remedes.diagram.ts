import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Quatre remèdes, un seul juge',
    en: 'Four remedies and one judge',
  },
  caption: {
    fr: "Dès que l'écart a disparu, on met en service. On ne monte d'un cran que si le jeu d'essai en laisse un, et que l'on sait le nommer.",
    en: 'Once the gap has gone, the assistant goes into service. You climb a rung only when the test set leaves one that you can name.',
  },
  nodes: {
    test: {
      name: { fr: "Jeu d'essai", en: 'Test set' },
      detail: { fr: '100 cas, notés', en: '100 cases, marked' },
      icon: 'gauge',
    },
    prompt: {
      name: { fr: 'Consigne', en: 'Instructions' },
      detail: { fr: 'ce qui est attendu', en: 'what is expected' },
      icon: 'pen',
    },
    examples: {
      name: { fr: 'Exemples', en: 'Examples' },
      detail: { fr: 'trois à dix, vrais', en: 'three to ten, real' },
      icon: 'doc',
    },
    documents: {
      name: { fr: 'Documents', en: 'Documents' },
      detail: { fr: 'si le savoir manque', en: 'if knowledge is missing' },
      icon: 'search',
    },
    train: {
      name: { fr: 'Entraînement', en: 'Training' },
      detail: { fr: 'si la forme dérive', en: 'if form drifts' },
      icon: 'layers',
    },
    good: { name: { fr: 'En service', en: 'In service' }, kind: 'end' },
    stop: {
      name: { fr: 'Renoncer', en: 'Give up' },
      detail: { fr: 'une règle, un humain', en: 'a rule, a person' },
      kind: 'failure',
    },
  },
  edges: [
    { from: 'test', to: 'prompt', kind: 'main' },
    { from: 'prompt', to: 'examples', kind: 'main', label: { fr: 'écart', en: 'gap' } },
    {
      from: 'examples',
      to: 'documents',
      kind: 'main',
      loop: true,
      label: { fr: 'faits absents', en: 'facts missing' },
    },
    {
      from: 'documents',
      to: 'train',
      kind: 'main',
      label: { fr: 'forme instable', en: 'unstable form' },
    },
    { from: 'train', to: 'good', kind: 'main' },
    { from: 'train', to: 'stop', kind: 'rare' },
  ],
})
