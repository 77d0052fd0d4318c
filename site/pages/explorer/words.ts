import type { Bilingual } from '../../routes/language.ts'

const fr = {
  field: 'Chercher sur tout le site',
  placeholder: 'RAG, devis, chatbot, Lyon…',
  type: 'Famille',
  allTypes: 'Toutes',
  universe: 'Univers',
  allUniverses: 'Tous',
  all: (pages: number) => `${pages} pages, rangées par famille.`,
  some: (found: number, pages: number) =>
    found === 0
      ? 'Aucune page ne correspond.'
      : `${found} page${found > 1 ? 's' : ''} sur ${pages}.`,
  closest: (found: number) =>
    found === 1
      ? 'Aucune page ne réunit tous ces mots. Voici la plus proche.'
      : `Aucune page ne réunit tous ces mots. Voici les ${found} plus proches.`,
  searching: 'Recherche en cours…',
  failed: 'La recherche n’a pas pu être chargée. La liste des pages reste là, ci-dessous.',
  retry: 'Réessayer',
  /** The way to the pages of a family that are not listed. */
  rest: (count: number) =>
    count === 1
      ? 'Une page de plus dans cette famille'
      : `${count} pages de plus dans cette famille`,
  partial:
    'L’index complet n’a pas pu être chargé : seuls les titres et les résumés sont cherchés.',
  results: 'Résultats',
  more: (count: number) => `Afficher ${count} page${count > 1 ? 's' : ''} de plus`,
  noneTitle: 'Rien de tel sur ce site',
  none: 'Essayez un mot plus court ou un synonyme, retirez un filtre, ou posez-moi la question : je réponds aussi à ce qui n’a pas encore de page.',
  reset: 'Tout afficher',
  ask: 'Poser la question',
  noScript:
    'Chercher ici demande JavaScript. Sans lui, votre navigateur sait chercher dans les titres affichés.',
}

const en: typeof fr = {
  field: 'Search the whole site',
  placeholder: 'RAG, quote, chatbot, Lyon…',
  type: 'Kind',
  allTypes: 'All',
  universe: 'Universe',
  allUniverses: 'All',
  all: (pages) => `${pages} pages, grouped by kind.`,
  some: (found, pages) =>
    found === 0 ? 'No page matches.' : `${found} page${found > 1 ? 's' : ''} out of ${pages}.`,
  closest: (found) =>
    found === 1
      ? 'No page has all of these words. This one comes closest.'
      : `No page has all of these words. These ${found} come closest.`,
  searching: 'Searching…',
  partial: 'The full index could not be loaded, so only titles and summaries are searched.',
  failed: 'The search could not be loaded. The list of pages is still there, below.',
  retry: 'Try again',
  rest: (count) =>
    count === 1 ? 'One more page of this kind' : `${count} more pages of this kind`,
  results: 'Results',
  more: (count) => `Show ${count} more page${count > 1 ? 's' : ''}`,
  noneTitle: 'Nothing like it on this site',
  none: 'Try a shorter word or a synonym, take a filter off, or ask me: I also answer what has no page yet.',
  reset: 'Show everything',
  ask: 'Ask the question',
  noScript:
    'Searching here takes JavaScript. Without it, your browser can search the titles shown here.',
}

export type Words = typeof fr
export const WORDS: Bilingual<Words> = { fr, en }
