import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Une demande, du clic à la réponse',
    en: 'One request, from click to answer',
  },
  caption: {
    fr: "La porte est le seul endroit qui connaît les fournisseurs. La réponse de secours part à l'heure, quoi qu'il arrive.",
    en: 'The door is the only place that knows the suppliers. The fallback leaves on time, whatever happens.',
  },
  nodes: {
    ask: {
      name: { fr: 'Demande', en: 'Request' },
      detail: { fr: 'et son délai', en: 'and its deadline' },
      kind: 'end',
    },
    door: {
      name: { fr: 'La porte', en: 'The door' },
      detail: { fr: 'délai, reprise, suivant', en: 'time, retry, next one' },
      icon: 'window',
    },
    first: {
      name: { fr: 'Fournisseur A', en: 'Supplier A' },
      detail: { fr: 'modèle choisi', en: 'chosen model' },
      icon: 'ia',
    },
    check: {
      name: { fr: 'Contrôle', en: 'Check' },
      detail: { fr: 'la forme', en: 'its form' },
      icon: 'check',
    },
    answer: { name: { fr: 'Réponse', en: 'Answer' }, kind: 'end' },
    second: {
      name: { fr: 'Fournisseur B', en: 'Supplier B' },
      detail: { fr: 'tenu prêt', en: 'kept ready' },
      icon: 'layers',
    },
    fallback: {
      name: { fr: 'Secours', en: 'Fallback' },
      detail: { fr: 'honnête', en: 'honest' },
      kind: 'failure',
    },
    log: {
      name: { fr: 'Journal', en: 'Log' },
      detail: { fr: 'une ligne par essai', en: 'one line per attempt' },
      icon: 'doc',
    },
  },
  edges: [
    { from: 'ask', to: 'door', kind: 'main' },
    { from: 'door', to: 'first', kind: 'main', loop: true },
    { from: 'first', to: 'check', kind: 'main' },
    { from: 'check', to: 'answer', kind: 'main' },
    { from: 'first', to: 'second', kind: 'rare' },
    { from: 'second', to: 'fallback', kind: 'rare' },
    { from: 'answer', to: 'log' },
  ],
})
