import type { Bilingual } from '../../routes/language.ts'

const fr = {
  some: (found: number, count: number) => {
    if (found === 0) return 'Aucune question ne réunit ces mots.'
    return `${found} question${found > 1 ? 's' : ''} sur ${count}.`
  },
  noneTitle: 'Cette question n’a pas encore de réponse ici',
  none: 'Un mot de moins suffit parfois. Le reste du site en parle peut-être ; sinon, posez-la-moi, et je l’ajouterai si elle revient.',
  ask: 'Poser la question',
  explore: 'Chercher sur tout le site',
  reset: 'Revoir toutes les questions',
}

const en: typeof fr = {
  some: (found, count) => {
    if (found === 0) return 'No question has all of these words.'
    return `${found} question${found > 1 ? 's' : ''} out of ${count}.`
  },
  noneTitle: 'That one isn’t answered here yet',
  none: 'Dropping a word often helps. Other pages may cover it; failing that, ask me, and if it comes up again it earns a place here.',
  ask: 'Ask the question',
  explore: 'Search the whole site',
  reset: 'See all questions again',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
