import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Un bon photographié, lu puis mis en doute',
    en: 'A photographed note, read and then doubted',
  },
  caption: {
    fr: 'Le papier fournit ses propres preuves : une clé, une somme. Une personne voit ce qui se contredit, et un échantillon du reste.',
    en: 'The paper brings its own proofs: a check digit, a sum. A person sees what contradicts itself, and a sample of the rest.',
  },
  nodes: {
    photo: { name: { fr: 'Photo', en: 'Photo' }, kind: 'end' },
    quality: {
      name: { fr: 'Image lisible ?', en: 'Legible?' },
      detail: { fr: 'sinon, la refaire', en: 'if not, retake' },
      icon: 'search',
    },
    read: {
      name: { fr: 'Lire', en: 'Read' },
      detail: { fr: 'modèle', en: 'model' },
      icon: 'ia',
    },
    proofs: {
      name: { fr: 'Preuves', en: 'Proofs' },
      detail: { fr: 'clés et total', en: 'digits and total' },
      icon: 'check',
    },
    stock: { name: { fr: 'Stock à jour', en: 'Stock updated' }, kind: 'end' },
    person: {
      name: { fr: 'Une personne', en: 'A person' },
      detail: { fr: 'devant la photo', en: 'with the photo' },
      kind: 'person',
      icon: 'user',
    },
  },
  edges: [
    { from: 'photo', to: 'quality', kind: 'main' },
    { from: 'quality', to: 'read', kind: 'main' },
    { from: 'read', to: 'proofs', kind: 'main', loop: true },
    { from: 'proofs', to: 'stock', kind: 'main' },
    { from: 'proofs', to: 'person', kind: 'rare', label: { fr: 'un doute', en: 'a doubt' } },
    { from: 'person', to: 'stock' },
  ],
})
