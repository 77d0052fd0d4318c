import type { Bilingual } from '../../routes/language.ts'

const fr = {
  filter: 'Filtrer par nom ou par usage',
  placeholder: 'Base, agent, paiement…',
  family: 'Famille',
  all: 'Toutes',
  hereOnly: 'Employées par ce site',
  here: 'ce site',
  count: (count: number) => `${count} technologie${count > 1 ? 's' : ''}`,
  none: 'Rien de ce nom dans la liste, ce qui ne veut pas dire que je ne travaille pas avec.',
  reset: 'Tout afficher',
}

const en: typeof fr = {
  filter: 'Filter by name or purpose',
  placeholder: 'Database, agent, payment…',
  family: 'Family',
  all: 'All',
  hereOnly: 'Used by this site',
  here: 'this site',
  count: (count) => (count === 1 ? '1 technology' : `${count} technologies`),
  none: 'Nothing by that name in the list, which does not mean that I do not work with it.',
  reset: 'Show everything',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
