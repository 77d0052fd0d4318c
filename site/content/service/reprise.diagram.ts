import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: 'Un flux et ses trois sorties', en: 'A workflow and its three ways out' },
  nodes: {
    start: { name: { fr: 'Bon reçu', en: 'Order arrives' }, kind: 'end' },
    known: {
      name: { fr: 'Déjà vu ?', en: 'Seen before?' },
      detail: { fr: 'une clé par bon', en: 'one key per order' },
      icon: 'key',
    },
    read: {
      name: { fr: 'Lire et vérifier', en: 'Read and check' },
      icon: 'doc',
    },
    write: {
      name: { fr: 'Écrire au CRM', en: 'Write to the CRM' },
      detail: { fr: 'réessais espacés', en: 'spaced retries' },
      icon: 'data',
    },
    done: { name: { fr: 'Terminé', en: 'Done' }, kind: 'end' },
    ignored: { name: { fr: 'Doublon noté', en: 'Duplicate logged' }, kind: 'end' },
    person: {
      name: { fr: 'Une personne', en: 'A person' },
      detail: { fr: 'cas mis de côté', en: 'cases set aside' },
      icon: 'user',
      kind: 'person',
    },
  },
  edges: [
    { from: 'start', to: 'known', kind: 'main' },
    { from: 'known', to: 'read', kind: 'main', label: { fr: 'nouveau', en: 'new' } },
    { from: 'read', to: 'write', kind: 'main' },
    { from: 'write', to: 'done', kind: 'main', loop: true },
    { from: 'known', to: 'ignored', kind: 'rare', label: { fr: 'oui', en: 'yes' } },
    { from: 'read', to: 'person', kind: 'rare', label: { fr: 'illisible', en: 'unreadable' } },
    {
      from: 'write',
      to: 'person',
      kind: 'rare',
      label: { fr: 'toujours muet', en: 'still silent' },
    },
  ],
})
