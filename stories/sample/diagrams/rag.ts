import { defineDiagram } from '../../../site/content/diagram.ts'

export const rag = defineDiagram({
  title: { fr: 'Chaîne RAG', en: 'RAG pipeline' },
  caption: {
    fr: 'Deux temps : ce qui se prépare la nuit, ce qui se joue à chaque question. La boucle est le reclassement, là où se gagne la justesse.',
    en: 'Two moments: what is prepared at night, what happens at each question. The loop is the reranking, where accuracy is won.',
  },
  groups: {
    night: { name: { fr: 'La nuit', en: 'At night' } },
    question: { name: { fr: 'À chaque question', en: 'At each question' } },
  },
  nodes: {
    files: {
      name: { fr: 'Fichiers', en: 'Files' },
      detail: { fr: 'PDF, pages, fiches', en: 'PDFs, pages, notes' },
      icon: 'doc',
      group: 'night',
    },
    cut: {
      name: { fr: 'Découper', en: 'Split' },
      detail: { fr: 'par titre', en: 'by heading' },
      icon: 'pen',
      group: 'night',
    },
    embed: {
      name: { fr: 'Vectoriser', en: 'Embed' },
      detail: { fr: 'même modèle', en: 'same model' },
      icon: 'flow',
      group: 'night',
    },
    index: {
      name: { fr: 'Index', en: 'Index' },
      detail: { fr: 'mots et vecteurs', en: 'words and vectors' },
      icon: 'data',
      group: 'night',
    },
    ask: { name: { fr: 'Question', en: 'Question' }, kind: 'end', group: 'question' },
    search: {
      name: { fr: 'Chercher', en: 'Search' },
      detail: { fr: '20 passages', en: '20 passages' },
      icon: 'search',
      group: 'question',
    },
    rank: {
      name: { fr: 'Reclasser', en: 'Rerank' },
      detail: { fr: '5 gardés', en: '5 kept' },
      icon: 'gauge',
      group: 'question',
    },
    write: {
      name: { fr: 'Rédiger', en: 'Write' },
      detail: { fr: 'et citer', en: 'and cite' },
      group: 'question',
    },
    person: {
      name: { fr: 'Une personne', en: 'A person' },
      detail: { fr: 'reprend la main', en: 'takes over' },
      icon: 'user',
      kind: 'person',
      group: 'question',
    },
  },
  edges: [
    { from: 'files', to: 'cut' },
    { from: 'cut', to: 'embed' },
    { from: 'embed', to: 'index' },
    { from: 'index', to: 'search', kind: 'rare' },
    { from: 'ask', to: 'search', kind: 'main' },
    { from: 'search', to: 'rank', kind: 'main' },
    { from: 'rank', to: 'write', kind: 'main', loop: true },
    {
      from: 'rank',
      to: 'person',
      kind: 'rare',
      label: { fr: "rien d'assez proche", en: 'nothing close enough' },
    },
  ],
})
