import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: "De la demande à la carte, avec l'heure du magasin",
    en: "From a request to a card, by the shop's own clock",
  },
  caption: {
    fr: "L'index propose, le magasin dispose : prix et stock arrivent après la recherche, et le modèle n'écrit que la raison.",
    en: 'The index suggests and the shop decides: price and stock arrive after the search, and the model writes reasons alone.',
  },
  nodes: {
    ask: { name: { fr: 'Demande', en: 'Request' }, kind: 'end' },
    wish: {
      name: { fr: 'Remplir le souhait', en: 'Fill in the wish' },
      detail: { fr: 'conditions vérifiables', en: 'conditions one can check' },
      icon: 'tag',
    },
    filter: {
      name: { fr: 'Filtrer', en: 'Filter' },
      detail: { fr: 'dans les fiches', en: 'among the sheets' },
      icon: 'layers',
    },
    compare: {
      name: { fr: 'Comparer', en: 'Compare' },
      detail: { fr: 'ce qui reste', en: 'what is left' },
      icon: 'search',
    },
    shop: {
      name: { fr: 'Lire le magasin', en: 'Read the shop' },
      detail: { fr: 'prix et stock', en: 'price and stock' },
      icon: 'clock',
    },
    why: {
      name: { fr: 'Dire pourquoi', en: 'Say why' },
      detail: { fr: 'le modèle, gardé', en: 'the model, guarded' },
      icon: 'pen',
    },
    card: { name: { fr: 'Trois cartes au plus', en: 'Three cards at most' }, kind: 'end' },
  },
  edges: [
    { from: 'ask', to: 'wish', kind: 'main' },
    { from: 'wish', to: 'filter', kind: 'main' },
    { from: 'filter', to: 'compare', kind: 'main' },
    { from: 'compare', to: 'shop', kind: 'main' },
    { from: 'shop', to: 'why', kind: 'main', loop: true },
    { from: 'why', to: 'card', kind: 'main' },
  ],
})
