import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Le modèle lit, le barème décide',
    en: 'The model reads, the table decides',
  },
  caption: {
    fr: "Chaque case laisse une trace qu'un tiers peut refaire : une ligne citée, un nombre de points, un nom.",
    en: 'Every box leaves a trace that a third party can redo: a quoted line, a number of points, a name.',
  },
  nodes: {
    papers: { name: { fr: 'Pièces', en: 'Papers' }, kind: 'end' },
    read: {
      name: { fr: 'Lire et citer', en: 'Read and quote' },
      detail: { fr: 'modèle', en: 'model' },
      icon: 'ia',
    },
    verify: {
      name: { fr: 'Vérifier', en: 'Verify' },
      detail: { fr: 'la ligne existe ?', en: 'is the line there?' },
      icon: 'check',
    },
    person: {
      name: { fr: 'Une personne', en: 'A person' },
      detail: { fr: 'lecture douteuse', en: 'doubtful reading' },
      kind: 'person',
      icon: 'user',
    },
    points: {
      name: { fr: 'Barème', en: 'Points table' },
      detail: { fr: 'et ce qui manquait', en: 'and what was missing' },
      icon: 'gauge',
    },
    letter: {
      name: { fr: 'Lettre', en: 'Letter' },
      detail: { fr: 'tirée des points', en: 'from the points' },
      icon: 'pen',
    },
    file: { name: { fr: 'Dossier gardé', en: 'File kept' }, kind: 'end' },
  },
  edges: [
    { from: 'papers', to: 'read', kind: 'main' },
    { from: 'read', to: 'verify', kind: 'main' },
    { from: 'verify', to: 'points', kind: 'main', loop: true },
    { from: 'points', to: 'letter', kind: 'main' },
    { from: 'letter', to: 'file', kind: 'main' },
    { from: 'verify', to: 'person', kind: 'rare', label: { fr: 'non', en: 'no' } },
    { from: 'person', to: 'points' },
  ],
})
