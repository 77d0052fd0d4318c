import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: "Où le filtre s'applique", en: 'Where the filter applies' },
  caption: {
    fr: "Le nombre de fiches autorisées choisit le chemin. Le dernier nœud est l'erreur à chercher dans tout produit : filtrer une liste déjà faite.",
    en: 'How many notes are allowed picks the path. The last node is the fault to look for in any product: filtering a list that is already made.',
  },
  nodes: {
    ask: {
      name: { fr: 'Question', en: 'Question' },
      detail: { fr: 'et droits du lecteur', en: 'and reader’s rights' },
      kind: 'end',
    },
    count: {
      name: { fr: 'Compter', en: 'Count' },
      detail: { fr: 'les fiches autorisées', en: 'the allowed notes' },
      icon: 'key',
    },
    all: {
      name: { fr: 'Tout comparer', en: 'Compare all' },
      detail: { fr: 'ce qui est autorisé', en: 'that is allowed' },
      icon: 'check',
    },
    walk: {
      name: { fr: 'Parcourir', en: 'Walk' },
      detail: { fr: 'en gardant le permis', en: 'keeping allowed ones' },
      icon: 'flow',
    },
    answer: { name: { fr: 'Dix résultats', en: 'Ten results' }, kind: 'end' },
    late: {
      name: { fr: 'Filtrer après', en: 'Filter afterwards' },
      detail: { fr: 'réponse amputée', en: 'a short answer' },
      kind: 'failure',
    },
  },
  edges: [
    { from: 'ask', to: 'count', kind: 'main' },
    { from: 'count', to: 'walk', kind: 'main', loop: true, label: { fr: 'beaucoup', en: 'many' } },
    { from: 'count', to: 'all', label: { fr: 'peu', en: 'few' } },
    { from: 'walk', to: 'answer', kind: 'main' },
    { from: 'all', to: 'answer' },
    {
      from: 'ask',
      to: 'late',
      kind: 'rare',
      label: { fr: 'sans compter', en: 'without counting' },
    },
  ],
})
