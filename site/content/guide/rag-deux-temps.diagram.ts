import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Un dossier, une réponse citée, un examen',
    en: 'A folder, a cited answer, an exam',
  },
  caption: {
    fr: "Un cadre tourne quand un document change, l'autre à chaque question. L'examen, écrit avant tout le reste, recueille ensuite les échecs.",
    en: 'One frame runs when a document changes, the other at each question. The exam comes before everything else, and collects failures afterwards.',
  },
  groups: {
    index: { name: { fr: 'Quand un document change', en: 'When a document changes' } },
    ask: { name: { fr: 'À chaque question', en: 'At each question' } },
  },
  nodes: {
    folder: { name: { fr: 'Le dossier', en: 'The folder' }, icon: 'doc', kind: 'end' },
    read: {
      name: { fr: 'Lire', en: 'Read' },
      detail: { fr: 'titre, date, texte', en: 'title, date, text' },
      icon: 'doc',
      group: 'index',
    },
    cut: {
      name: { fr: 'Découper', en: 'Cut' },
      detail: { fr: 'par section', en: 'by section' },
      icon: 'layers',
      group: 'index',
    },
    search: {
      name: { fr: 'Chercher deux fois', en: 'Search twice' },
      detail: { fr: 'mots et vecteurs', en: 'words and vectors' },
      icon: 'search',
      group: 'ask',
    },
    rerank: {
      name: { fr: 'Fusionner, relire', en: 'Fuse, read again' },
      detail: { fr: 'huit candidats', en: 'eight candidates' },
      icon: 'flow',
      group: 'ask',
    },
    write: {
      name: { fr: 'Rédiger', en: 'Write' },
      detail: { fr: 'et vérifier', en: 'and check' },
      icon: 'pen',
      group: 'ask',
    },
    answer: { name: { fr: 'Réponse citée', en: 'Cited answer' }, kind: 'end' },
    exam: {
      name: { fr: "L'examen", en: 'The exam' },
      detail: { fr: 'écrit en premier', en: 'written first' },
      icon: 'gauge',
      kind: 'person',
    },
  },
  edges: [
    { from: 'folder', to: 'read', kind: 'main' },
    { from: 'read', to: 'cut', kind: 'main' },
    { from: 'cut', to: 'search', kind: 'main' },
    { from: 'search', to: 'rerank', kind: 'main', loop: true },
    { from: 'rerank', to: 'write', kind: 'main' },
    { from: 'write', to: 'answer', kind: 'main' },
    { from: 'answer', to: 'exam', kind: 'rare', label: { fr: 'les échecs', en: 'failures' } },
  ],
})
