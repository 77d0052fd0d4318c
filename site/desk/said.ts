/** What a form did, told by the page that comes after it: an address names it, never its words. */
import type { Bilingual, Language } from '../routes/language.ts'
import type { Query } from './addresses.ts'

const many = (count: number, one: string, more: string): string =>
  count > 1 ? more.replace('#', String(count)) : one

const fr = {
  ended: () => 'L’appareil est déconnecté.',
  changed: () => 'Le mot de passe est changé.',
  off: () => 'Plus aucun code n’est demandé.',
  read: (count: number) => many(count, 'Le message est marqué lu.', '# messages sont marqués lus.'),
  unread: (count: number) =>
    many(count, 'Le message est marqué non lu.', '# messages sont marqués non lus.'),
  done: (count: number) => many(count, 'Le message est terminé.', '# messages sont terminés.'),
  open: (count: number) => many(count, 'Le message est rouvert.', '# messages sont rouverts.'),
  deleted: (count: number) => many(count, 'Le message est supprimé.', '# messages sont supprimés.'),
  noted: () => 'La note est gardée.',
  measured: () => 'Les visites sont comptées à partir de maintenant.',
  unmeasured: () => 'Plus rien n’est compté. Ce qui l’a été reste ici.',
}

const en: typeof fr = {
  ended: () => 'The device is signed out.',
  changed: () => 'The password is changed.',
  off: () => 'No code is asked for any more.',
  read: (count) => many(count, 'The message is marked read.', '# messages are marked read.'),
  unread: (count) => many(count, 'The message is marked unread.', '# messages are marked unread.'),
  done: (count) => many(count, 'The message is done.', '# messages are done.'),
  open: (count) => many(count, 'The message is open again.', '# messages are open again.'),
  deleted: (count) => many(count, 'The message is deleted.', '# messages are deleted.'),
  noted: () => 'The note is kept.',
  measured: () => 'Visits are counted from now on.',
  unmeasured: () => 'Nothing is counted any more. What was stays here.',
}

const WORDS: Bilingual<typeof fr> = { fr, en }

export interface Said {
  readonly did: keyof typeof fr
  readonly count?: number
}

export const saidQuery = ({ did, count }: Said): Query => ({ did, count })

/** @returns nothing where the address names nothing that is ever done */
export const saidIn = (query: URLSearchParams, language: Language): string | undefined => {
  const did = query.get('did')
  if (did === null || !Object.hasOwn(WORDS[language], did)) return undefined
  const say: (count: number) => string = WORDS[language][did as keyof typeof fr]
  return say(Math.max(0, Math.trunc(Number(query.get('count')) || 0)))
}
