import type { Bilingual } from '../../routes/language.ts'
import type { Order } from '../../workflows/library/filter.ts'

const fr = {
  list: 'Les modèles',
  search: 'Chercher un modèle',
  example: 'Outil, tâche ou mot',
  order: 'Trier',
  orders: {
    recent: 'Les plus récents',
    title: 'Par titre',
    quick: 'Les plus vite installés',
  } satisfies Record<Order, string>,
  filters: 'Filtrer',
  filtersOn: (count: number) => `Filtrer (${count})`,
  category: 'Catégorie',
  integration: 'Service relié',
  level: 'Niveau',
  others: (count: number) => (count === 1 ? 'Voir l’autre' : `Voir les ${count} autres`),
  clear: 'Retirer les filtres',
  shown: (said: string, count: number, page: number, pages: number) =>
    `${said} ${count < 2 ? 'modèle' : 'modèles'}${pages > 1 ? `, page ${page} sur ${pages}` : ''}`,
  found: (count: number, said: string, all: string) =>
    count === 0
      ? `Aucun modèle sur ${all}`
      : `${said} ${count < 2 ? 'modèle' : 'modèles'} sur ${all}`,
  failed: 'La recherche n’a pas pu se charger. Les pages de la liste restent là.',
  none: (question: string) => `Rien ne contient « ${question} ».`,
  noneTicked: 'Aucun modèle ne réunit tout cela. Retirez un filtre.',
  reset: 'Tout revoir',
  more: 'Voir la suite',
  pages: 'Pages de la liste',
  previous: 'Précédente',
  next: 'Suivante',
  page: (number: number) => `Page ${number}`,
}

const en: typeof fr = {
  list: 'The templates',
  search: 'Search for a template',
  example: 'A tool, a task, a word',
  order: 'Sort',
  orders: {
    recent: 'Newest first',
    title: 'By title',
    quick: 'Quickest to set up',
  },
  filters: 'Filter',
  filtersOn: (count) => `Filter (${count})`,
  category: 'Category',
  integration: 'Service',
  level: 'Level',
  others: (count) => (count === 1 ? 'Show the other one' : `Show ${count} others`),
  clear: 'Clear the filters',
  shown: (said, count, page, pages) =>
    `${said} ${count === 1 ? 'template' : 'templates'}${pages > 1 ? `, page ${page} of ${pages}` : ''}`,
  found: (count, said, all) =>
    count === 0
      ? `No template out of ${all}`
      : `${said} ${count === 1 ? 'template' : 'templates'} out of ${all}`,
  failed: 'The search could not be loaded. The pages of the list are still here.',
  none: (question) => `Nothing contains “${question}”.`,
  noneTicked: 'No template has all of that. Clear a filter.',
  reset: 'Show everything',
  more: 'Show more',
  pages: 'Pages of the list',
  previous: 'Previous',
  next: 'Next',
  page: (number) => `Page ${number}`,
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
