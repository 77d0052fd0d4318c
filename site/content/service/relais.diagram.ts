import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Répondre, refuser ou passer la main',
    en: 'Answer, decline or hand over',
  },
  nodes: {
    message: { name: { fr: 'Message', en: 'Message' }, kind: 'end' },
    sort: {
      name: { fr: 'Trier', en: 'Sort' },
      detail: { fr: 'selon trois listes', en: 'by three lists' },
      icon: 'tag',
    },
    search: {
      name: { fr: 'Chercher', en: 'Search' },
      detail: { fr: 'dans vos contenus', en: 'in your content' },
      icon: 'search',
    },
    answer: { name: { fr: 'Réponse', en: 'Reply' }, kind: 'end' },
    refuse: {
      name: { fr: 'Refus poli', en: 'Polite refusal' },
      detail: { fr: 'texte fixe', en: 'fixed wording' },
      kind: 'failure',
    },
    note: {
      name: { fr: 'Fiche', en: 'Note' },
      detail: { fr: 'cinq lignes', en: 'five lines' },
      icon: 'doc',
    },
    person: {
      name: { fr: 'Une personne', en: 'A person' },
      icon: 'user',
      kind: 'person',
    },
  },
  edges: [
    { from: 'message', to: 'sort', kind: 'main' },
    {
      from: 'sort',
      to: 'search',
      kind: 'main',
      loop: true,
      label: { fr: 'couvert', en: 'covered' },
    },
    { from: 'search', to: 'answer', kind: 'main' },
    { from: 'sort', to: 'refuse', kind: 'rare', label: { fr: 'interdit', en: 'off limits' } },
    { from: 'sort', to: 'note', label: { fr: 'à relayer', en: 'to hand over' } },
    { from: 'search', to: 'note', kind: 'rare', label: { fr: 'rien trouvé', en: 'nothing found' } },
    { from: 'note', to: 'person' },
  ],
})
