import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Cinq offres lues à part, un tableau vérifié',
    en: 'Five offers read apart, one table checked',
  },
  caption: {
    fr: 'Du code lance les lectures et vérifie les fiches. Une citation introuvable renvoie la fiche à son lecteur.',
    en: 'Code starts the readings and checks the reports. A quote that cannot be found sends a report back.',
  },
  nodes: {
    offers: {
      name: { fr: 'Cinq offres', en: 'Five offers' },
      detail: { fr: 'indépendantes', en: 'independent' },
      kind: 'end',
    },
    loop: {
      name: { fr: 'Boucle', en: 'Loop' },
      detail: { fr: 'une offre, un lecteur', en: 'one offer, one reader' },
      icon: 'code',
    },
    reader: {
      name: { fr: 'Lecteur', en: 'Reader' },
      detail: { fr: 'contexte à part', en: 'its own context' },
      icon: 'ia',
    },
    check: {
      name: { fr: 'Vérifier la fiche', en: 'Check the report' },
      detail: { fr: 'citation par citation', en: 'quote by quote' },
      icon: 'check',
    },
    table: {
      name: { fr: 'Comparer', en: 'Compare' },
      detail: { fr: 'tableau et écarts', en: 'table and gaps' },
      icon: 'layers',
    },
    buyer: { name: { fr: 'Acheteur', en: 'Buyer' }, kind: 'person', icon: 'user' },
    missing: {
      name: { fr: 'Fiche incomplète', en: 'Incomplete report' },
      detail: { fr: 'après deux renvois', en: 'sent back twice' },
      kind: 'failure',
    },
  },
  edges: [
    { from: 'offers', to: 'loop', kind: 'main' },
    { from: 'loop', to: 'reader', kind: 'main' },
    { from: 'reader', to: 'check', kind: 'main', loop: true },
    { from: 'check', to: 'table', kind: 'main' },
    { from: 'table', to: 'buyer', kind: 'main' },
    {
      from: 'check',
      to: 'reader',
      kind: 'rare',
      label: { fr: 'citation absente', en: 'quote not found' },
    },
    { from: 'check', to: 'missing', kind: 'rare' },
    { from: 'missing', to: 'buyer', kind: 'rare' },
  ],
})
