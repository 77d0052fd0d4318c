import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Ce qui se passe entre la question et la réponse',
    en: 'What happens between the question and the answer',
  },
  caption: {
    fr: "La boucle marque la recherche : tout ce qui suit dépend des passages qu'elle rapporte.",
    en: 'The loop marks the search: all that follows depends on the passages it brings back.',
  },
  nodes: {
    ask: {
      name: { fr: 'Question', en: 'Question' },
      detail: { fr: 'du technicien', en: "the technician's" },
      kind: 'end',
    },
    search: {
      name: { fr: 'Chercher', en: 'Search' },
      detail: { fr: '6 000 passages', en: '6,000 passages' },
      icon: 'search',
    },
    keep: {
      name: { fr: 'Garder', en: 'Keep' },
      detail: { fr: 'les cinq plus proches', en: 'the five closest' },
      icon: 'layers',
    },
    write: {
      name: { fr: 'Rédiger', en: 'Write' },
      detail: { fr: "d'après eux seuls", en: 'from those alone' },
      icon: 'ia',
    },
    answer: {
      name: { fr: 'Réponse', en: 'Answer' },
      detail: { fr: 'et numéro de page', en: 'and page number' },
      kind: 'end',
    },
    person: {
      name: { fr: 'Un expert', en: 'An expert' },
      detail: { fr: 'répond', en: 'replies' },
      icon: 'user',
      kind: 'person',
    },
  },
  edges: [
    { from: 'ask', to: 'search', kind: 'main' },
    { from: 'search', to: 'keep', kind: 'main', loop: true },
    { from: 'keep', to: 'write', kind: 'main' },
    { from: 'write', to: 'answer', kind: 'main' },
    {
      from: 'keep',
      to: 'person',
      kind: 'rare',
      label: { fr: 'rien de proche', en: 'nothing close' },
    },
  ],
})
