import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: "Le banc d'essai et son arbitre", en: 'The bench and its referee' },
  caption: {
    fr: "L'arbitre compare tout et ne se trompe pas ; le candidat doit rendre la même liste. La boucle marque la comparaison, seule étape qui décide.",
    en: 'The referee compares everything and is never wrong; the candidate should return the same list. The loop marks the comparison, the one step that decides.',
  },
  nodes: {
    notes: {
      name: { fr: 'Vos fiches', en: 'Your notes' },
      detail: { fr: 'texte, droits, vecteur', en: 'text, rights, vector' },
      icon: 'doc',
      kind: 'end',
    },
    asked: {
      name: { fr: 'Vos questions', en: 'Your questions' },
      detail: { fr: 'avec un lecteur', en: 'each with a reader' },
      icon: 'chat',
    },
    judge: {
      name: { fr: 'Arbitre', en: 'Referee' },
      detail: { fr: 'compare tout', en: 'compares everything' },
      icon: 'shield',
    },
    candidate: {
      name: { fr: 'Candidat', en: 'Candidate' },
      detail: { fr: 'un fichier par produit', en: 'one file per product' },
      icon: 'data',
    },
    compare: {
      name: { fr: 'Comparer', en: 'Compare' },
      detail: { fr: 'rappel, manques, lenteur', en: 'recall, gaps, slowness' },
      icon: 'gauge',
    },
    decide: { name: { fr: 'Décider', en: 'Decide' }, kind: 'end' },
    tune: {
      name: { fr: 'Régler', en: 'Tune' },
      detail: { fr: 'une valeur à la fois', en: 'one value at a time' },
      icon: 'pen',
    },
  },
  edges: [
    { from: 'notes', to: 'asked', kind: 'main' },
    { from: 'asked', to: 'candidate', kind: 'main' },
    { from: 'asked', to: 'judge' },
    { from: 'candidate', to: 'compare', kind: 'main', loop: true },
    { from: 'judge', to: 'compare' },
    {
      from: 'compare',
      to: 'decide',
      kind: 'main',
      label: { fr: 'au-dessus du seuil', en: 'above the bar' },
    },
    { from: 'compare', to: 'tune', kind: 'rare', label: { fr: 'au-dessous', en: 'below' } },
  ],
})
