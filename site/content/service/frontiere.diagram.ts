import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: 'Ce qui reste et ce qui part', en: 'What stays and what leaves' },
  groups: {
    inside: { name: { fr: 'Chez vous', en: 'On your side' } },
    provider: { name: { fr: 'Fournisseur, si choisi', en: 'Provider, if chosen' }, outside: true },
  },
  nodes: {
    sources: {
      name: { fr: 'Documents', en: 'Documents' },
      icon: 'doc',
      group: 'inside',
    },
    vectors: {
      name: { fr: 'Vecteurs', en: 'Vectors' },
      detail: { fr: 'calculés ici', en: 'computed here' },
      icon: 'layers',
      group: 'inside',
    },
    index: {
      name: { fr: 'Index et droits', en: 'Index and rights' },
      icon: 'data',
      group: 'inside',
    },
    api: { name: { fr: 'API', en: 'API' }, icon: 'window', group: 'inside' },
    model: {
      name: { fr: 'Rédaction', en: 'Writing' },
      icon: 'ia',
      group: 'provider',
    },
  },
  edges: [
    { from: 'sources', to: 'vectors', kind: 'main' },
    { from: 'vectors', to: 'index', kind: 'main' },
    { from: 'index', to: 'api', kind: 'main' },
    {
      from: 'api',
      to: 'model',
      kind: 'rare',
      label: { fr: 'question, passages', en: 'question, passages' },
    },
  ],
})
